import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { securityText, securityTextFile } from './securityText'

export interface SecurityTextOptions {
  /** Folder of the build; its own text has precedence until it expires. */
  root: string
  /** Contact; undefined if unknown. */
  email: string | undefined
  /** Origin of the published site. */
  site: string | undefined
  /** The clock, in ms. */
  now?: () => number
}

/** Serves `/.well-known/security.txt` dynamically, because a text written by an old build may have expired. */
export function createSecurityText({ root, email, site, now = Date.now }: SecurityTextOptions): Hono {
  return new Hono().get(`/${securityTextFile}`, (context, next) => {
    if (!email || isValid(join(root, securityTextFile), now())) return next()
    return context.text(securityText({ email, site, now: now() }))
  })
}

/** A text without expiry date is not ours and is served as it is. */
function isValid(file: string, now: number): boolean {
  try {
    const [, day] = /^Expires:\s*(\S+)/im.exec(readFileSync(file, 'utf8')) ?? []
    return day === undefined || Date.parse(day) > now
  } catch {
    return false
  }
}
