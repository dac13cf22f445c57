import { locales } from '../i18n/languages'

/** Where it lies, from the root of the site. */
export const securityTextFile = '.well-known/security.txt'
/** Months that the text is good for; RFC 9116 wants less than a year. */
const lifetime = 6

/**
 * The text of `/.well-known/security.txt`: whom to tell about a hole in the site. The same for a month, so that builds differ no
 * more often.
 *
 * @param email whom to write to.
 * @param site origin of the published site.
 * @param now the clock, in milliseconds.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText({ email, site, now }: { email: string; site: string | undefined; now: number }): string {
  const today = new Date(now)
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + lifetime, 1))
  const lines = [`Contact: mailto:${email}`, `Expires: ${expires.toISOString()}`, `Preferred-Languages: ${locales.join(', ')}`]
  if (site) lines.push(`Canonical: ${site}/${securityTextFile}`)
  return lines.map((line) => `${line}\n`).join('')
}
