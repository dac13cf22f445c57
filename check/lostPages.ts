import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { describeLostPages, findLostPages } from '../seo/lostPages'
import { pagePaths } from './pagePaths'
import type { Site } from './readSite'

/** File of the build with the known pages (docs/decisions/012). */
const datesFile = 'dist/client/lastmod.json'
const shape = z.object({ pages: z.record(z.string(), z.unknown()), redirects: z.array(z.string()).default([]) })

/** Messages about pages of the last build that are gone without a redirect; empty if there is no build. */
export function lostPages(site: Site): string[] {
  const file = join(site.root, datesFile)
  const pages = pagePaths(site)
  if (!pages || !existsSync(file)) return []
  const dates = shape.safeParse(tryParse(readFileSync(file, 'utf8')))
  if (!dates.success) return []
  const before = [...Object.keys(dates.data.pages), ...dates.data.redirects]
  return describeLostPages(findLostPages(before, pages, site.loaded.redirects ?? []), pages)
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
