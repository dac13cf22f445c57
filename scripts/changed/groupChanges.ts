import { counted } from '../../collections/counted'
import type { ChangeKind, LineChange, PageChange } from './describeChange'

/** Pages with the same change. */
export interface ChangeGroup {
  kind: ChangeKind
  /** The common change; its other fields are those of the first page. */
  change: PageChange
  pages: PageChange[]
}

const order: readonly ChangeKind[] = ['removed', 'added', 'text', 'content', 'technical']

/** A line change on at least this many pages becomes a group of its own, apart from other changes of these pages. */
const widespreadFrom = 10

/**
 * Groups pages with the same change, such as a new word in the footer of all pages. Changes of single pages come first,
 * so that they are not overlooked.
 */
export function groupChanges(changes: readonly PageChange[]): ChangeGroup[] {
  const counts = new Map<string, number>()
  for (const line of changes.flatMap(({ lines }) => distinct(lines))) counts.set(JSON.stringify(line), (counts.get(JSON.stringify(line)) ?? 0) + 1)
  const isWidespread = (line: LineChange) => (counts.get(JSON.stringify(line)) ?? 0) >= widespreadFrom
  const groups = new Map<string, ChangeGroup>()
  for (const change of changes) {
    const own = change.lines.filter((line) => !isWidespread(line))
    const parts = distinct(change.lines.filter(isWidespread)).map((line) => [line])
    for (const lines of own.length > 0 || parts.length === 0 ? [own, ...parts] : parts) add({ ...change, lines })
  }
  return [...groups.values()].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.pages.length - b.pages.length)

  function add(change: PageChange) {
    const key = JSON.stringify([change.kind, change.lines, change.parts])
    const group = groups.get(key)
    if (group) group.pages.push(change)
    else groups.set(key, { kind: change.kind, change, pages: [change] })
  }
}

/** A page may have the same change twice, such as a link in its header and in its footer. */
function distinct(lines: readonly LineChange[]): LineChange[] {
  return [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()]
}

/** Title of a group: `3 pages: text`. */
export function titleOf({ kind, change, pages }: ChangeGroup): string {
  const names: Record<ChangeKind, string> = {
    removed: 'removed',
    added: 'new',
    text: 'text',
    content: `${change.parts.join(', ')}, but no text`,
    technical: `nothing visible; only ${change.parts.join(', ') || 'white space'}`,
  }
  return `${counted(pages.length, 'page')}: ${names[kind]}`
}
