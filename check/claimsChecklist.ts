import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './readSite'

const checklist = 'docs/editing/launch-checklist.md'

/** The correct launch checklist, if it differs from `content/claims.json`. */
export function outdatedChecklist({ root, loaded: { claims } }: Site): Map<string, string> {
  if (!claims || !existsSync(join(root, checklist))) return new Map()
  const text = readFileSync(join(root, checklist), 'utf8')
  const items = claims.map(
    ({ claim, proof, confirmed, at }) => `- [${confirmed ? 'x' : ' '}] ${claim} ${proof}. (${at.map((place) => `\`${place}\``).join(', ')})`,
  )
  const expected = text.replace(section, (_, start: string, end: string) => [start, ...items, end].join('\n'))
  return expected === text ? new Map() : new Map([[checklist, expected]])
}

const section = /(<!-- Claims, from content\/claims\.json -->\n).*?(\n<!-- End of the claims -->)/s
