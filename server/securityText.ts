import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { locales } from '../i18n/languages'

const path = '/.well-known/security.txt'
/** Milliseconds that the text is good for; RFC 9116 wants less than a year. */
const lifetime = 180 * 86_400_000

export interface SecurityTextParts {
  /** Folder of the build; a text that lies there comes first. */
  root: string
  /** Whom to write to; nothing where that is not known. */
  email: string | undefined
  /** Origin of the published site. */
  site: string | undefined
  /** The clock, in milliseconds. */
  now?: () => number
}

/**
 * `/.well-known/security.txt`: whom to tell about a hole in the site. The server makes it, as it has to expire.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function createSecurityText({ root, email, site, now = Date.now }: SecurityTextParts): Hono {
  return new Hono().get(path, (context, next) => {
    if (!email || existsSync(join(root, path))) return next()
    const expires = new Date(now() + lifetime)
    expires.setUTCHours(0, 0, 0, 0)
    const lines = [`Contact: mailto:${email}`, `Expires: ${expires.toISOString()}`, `Preferred-Languages: ${locales.join(', ')}`]
    if (site) lines.push(`Canonical: ${site}${path}`)
    return context.text(lines.map((line) => `${line}\n`).join(''))
  })
}
