import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { securityText, securityTextFile } from './securityText'

export interface SecurityTextParts {
  /** Folder of the build; the text that lies there comes first, as long as it is good. */
  root: string
  /** Whom to write to; nothing where that is not known. */
  email: string | undefined
  /** Origin of the published site. */
  site: string | undefined
  /** The clock, in milliseconds. */
  now?: () => number
}

/** `/.well-known/security.txt` as a call: a site that is not built for long would otherwise have a text that has expired. */
export function createSecurityText({ root, email, site, now = Date.now }: SecurityTextParts): Hono {
  return new Hono().get(`/${securityTextFile}`, (context, next) => {
    if (!email || isGood(join(root, securityTextFile), now())) return next()
    return context.text(securityText({ email, site, now: now() }))
  })
}

/** One that somebody else has written and that says nothing of a day is theirs to answer for. */
function isGood(file: string, now: number): boolean {
  try {
    const [, day] = /^Expires:\s*(\S+)/im.exec(readFileSync(file, 'utf8')) ?? []
    return day === undefined || Date.parse(day) > now
  } catch {
    return false
  }
}
