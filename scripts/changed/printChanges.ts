import { counted } from '../../collections/counted'
import type { LineChange } from './describeChange'
import { type ChangeGroup, titleOf } from './groupChanges'

/** Maximum addresses and changed lines printed per group; the preview shows all. */
const maxListed = 5
const maxWidth = 120

/** Formats the changes for a terminal. */
export function printChanges(groups: readonly ChangeGroup[], before: string): string {
  if (groups.length === 0) return `No page differs from ${before}.`
  const { size } = new Set(groups.flatMap(({ pages }) => pages.map(({ address }) => address)))
  return [`${size} page${size === 1 ? ' differs' : 's differ'} from ${before}.`, ...groups.map(printGroup)].join('\n\n')
}

function printGroup(group: ChangeGroup): string {
  const { pages, change } = group
  const names = pages.slice(0, maxListed).map(({ address }) => address)
  const more = pages.length > maxListed ? ` and ${pages.length - maxListed} more` : ''
  const lines = change.lines.slice(0, maxListed).flatMap(printLines)
  const rest = change.lines.length - maxListed
  const moreLines = rest > 0 ? [`    … and ${counted(rest, 'more place')}`] : []
  return [titleOf(group), `  ${names.join('  ')}${more}`, ...lines, ...moreLines].join('\n')
}

function printLines({ before, after }: LineChange): string[] {
  const same = before.length === 1 && after.length === 1 ? samePrefix(before[0] ?? '', after[0] ?? '') : 0
  return [...before.map((line) => `    - ${shorten(line, same)}`), ...after.map((line) => `    + ${shorten(line, same)}`)]
}

function samePrefix(a: string, b: string): number {
  const [one, other] = [[...a], [...b]]
  const at = one.findIndex((character, index) => character !== other[index])
  return at < 0 ? one.length : at
}

/** @param same length of the common prefix, most of which is cut off in a long line. */
function shorten(line: string, same: number): string {
  const characters = [...line]
  const from = characters.length > maxWidth && same > maxWidth / 2 ? same - Math.round(maxWidth / 4) : 0
  const shown = characters.slice(from, from + maxWidth)
  return `${from > 0 ? '…' : ''}${shown.join('')}${from + maxWidth < characters.length ? '…' : ''}`
}
