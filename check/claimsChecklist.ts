import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../collections/problem'
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

/** For CI, where nothing is written. */
export function checklistProblems(outdated: ReadonlyMap<string, string>): Problem[] {
  return [...outdated.keys()].map((file) => ({
    file,
    line: 1,
    column: 1,
    key: '',
    found: 'lists other claims than content/claims.json',
    remedy: `Run npm run check, and commit ${file}.`,
  }))
}

const section = /(<!-- Claims, from content\/claims\.json -->\n).*?(\n<!-- End of the claims -->)/s
