import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from './readSite'

const checklist = 'docs/editing/launch-checklist.md'

/** The launch checklist, with the claims of `content/claims.json`; empty if there is no such file. */
export function claimsChecklist({ root, loaded: { claims } }: Site): Map<string, string> {
  if (!claims || !existsSync(join(root, checklist))) return new Map()
  const text = readFileSync(join(root, checklist), 'utf8')
  const items = claims.map(
    ({ claim, proof, confirmed, at }) => `- [${confirmed ? 'x' : ' '}] ${claim} ${proof}. (${at.map((place) => `\`${place}\``).join(', ')})`,
  )
  return new Map([[checklist, text.replace(section, (_, start: string, end: string) => [start, ...items, end].join('\n'))]])
}

const section = /(<!-- Claims, from content\/claims\.json -->\n).*?(\n<!-- End of the claims -->)/s
