import { locales } from '../i18n/languages'

/** Path from the root of the site. */
export const securityTextFile = '.well-known/security.txt'
/** Validity in months; RFC 9116 recommends less than a year. */
const lifetimeMonths = 6

/**
 * The text of `/.well-known/security.txt`: the contact for security reports. Constant within a month, so that daily builds do
 * not differ.
 *
 * @param email of the contact.
 * @param site origin of the published site.
 * @param now the time, in ms.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityText({ email, site, now }: { email: string; site: string | undefined; now: number }): string {
  const today = new Date(now)
  const expires = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + lifetimeMonths, 1))
  const lines = [`Contact: mailto:${email}`, `Expires: ${expires.toISOString()}`, `Preferred-Languages: ${locales.join(', ')}`]
  if (site) lines.push(`Canonical: ${site}/${securityTextFile}`)
  return lines.map((line) => `${line}\n`).join('')
}
