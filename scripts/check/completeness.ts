import type { Staleness } from './staleness'
import { blogGroup, type TranslationUnit } from './translationUnits'

/** How far a translation is. */
export interface Progress {
  language: string
  /** A file of the words; `content/blog` for categories and posts, which may stay in English. */
  group: string
  translated: number
  /** Of the translated ones, those that English has left behind. */
  stale: number
  total: number
}

/**
 * @param units of all languages.
 * @param isTranslated tells those that somebody has translated.
 */
export function measureProgress(
  units: readonly TranslationUnit[],
  isTranslated: (unit: TranslationUnit) => boolean,
  stalenesses: readonly Staleness[],
): Progress[] {
  const stale = new Set(stalenesses.flatMap((each) => each.stale))
  const progress = new Map<string, Progress>()
  for (const unit of units) {
    const { language, group } = unit
    const id = `${language} ${group}`
    const row = progress.get(id) ?? { language, group, translated: 0, stale: 0, total: 0 }
    progress.set(id, row)
    row.total += 1
    if (isTranslated(unit)) row.translated += 1
    if (stale.has(unit)) row.stale += 1
  }
  return [...progress.values()]
}

/** A line for each group and a column for each language. */
export function printProgress(progress: readonly Progress[]): string {
  const languages = [...new Set(progress.map(({ language }) => language))]
  const groups = [...new Set(progress.map(({ group }) => group))]
  const cell = (rows: readonly Progress[]) => {
    const sum = (key: 'translated' | 'stale' | 'total') => rows.reduce((total, row) => total + row[key], 0)
    const stale = sum('stale')
    return `${sum('translated')}/${sum('total')}${stale > 0 ? `, ${stale} stale` : ''}`
  }
  const row = (name: string, isIn: (each: Progress) => boolean) => [
    name,
    ...languages.map((language) => cell(progress.filter((each) => each.language === language && isIn(each)))),
  ]
  const words = ({ group }: Progress) => group !== blogGroup
  const table = [
    ['Translated', ...languages],
    ...groups.filter((group) => group !== blogGroup).map((group) => row(group, (each) => each.group === group)),
    row('all words', words),
    ...(groups.includes(blogGroup) ? [row('blog posts and categories', (each) => !words(each))] : []),
  ]
  const widths = table.reduce<number[]>((widest, cells) => cells.map((text, column) => Math.max(widest[column] ?? 0, text.length)), [])
  return table
    .map((cells) =>
      cells
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
