import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../collections/problem'
import type { Site } from './readSite'

const checklist = 'docs/editing/launch-checklist.md'

/** The launch checklist, if it says something else about the claims than `content/claims.json`, as it should be. */
export function outdatedChecklist({ root, loaded: { claims } }: Site): Map<string, string> {
  if (!claims || !existsSync(join(root, checklist))) return new Map()
  const text = readFileSync(join(root, checklist), 'utf8')
  const items = claims.map(
    ({ claim, proof, confirmed, at }) => `- [${confirmed ? 'x' : ' '}] ${claim} ${proof}. (${at.map((place) => `\`${place}\``).join(', ')})`,
  )
  const wanted = text.replace(section, (_, start: string, end: string) => [start, ...items, end].join('\n'))
  return wanted === text ? new Map() : new Map([[checklist, wanted]])
}

/** For where nothing is written. */
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
