import { counted } from '../collections/counted'
import type { Staleness } from './staleness'
import { blogGroup, type TranslationUnit } from './translationUnits'

/** Progress of a translation. */
export interface Progress {
  language: string
  /** A file of texts; `content/blog` for categories and for posts, which may stay in English. */
  group: string
  translated: number
  /** Translated ones whose English text has changed. */
  stale: number
  total: number
  /** Entries or posts that are drafts in this language. */
  drafts: number
}

/**
 * @param units of all languages.
 * @param isTranslated whether somebody has translated a unit.
 * @param draftsIn number of drafts among the entries or posts of a group, in a language.
 */
export function measureProgress(
  units: readonly TranslationUnit[],
  isTranslated: (unit: TranslationUnit) => boolean,
  stalenesses: readonly Staleness[],
  draftsIn: (language: string, group: string) => number,
): Progress[] {
  const stale = new Set(stalenesses.flatMap((each) => each.stale))
  const progress = new Map<string, Progress>()
  for (const unit of units) {
    const { language, group } = unit
    const id = `${language} ${group}`
    const row = progress.get(id) ?? { language, group, translated: 0, stale: 0, total: 0, drafts: draftsIn(language, group) }
    progress.set(id, row)
    row.total += 1
    if (isTranslated(unit)) row.translated += 1
    if (stale.has(unit)) row.stale += 1
  }
  return [...progress.values()]
}

/**
 * A line for each group and a column for each language.
 *
 * @param draftLanguages codes of draft languages.
 */
export function printProgress(progress: readonly Progress[], draftLanguages: readonly string[]): string {
  const languages = [...new Set(progress.map(({ language }) => language))]
  const groups = [...new Set(progress.map(({ group }) => group))]
  const cell = (rows: readonly Progress[]) => {
    const sum = (key: 'translated' | 'stale' | 'total' | 'drafts') => rows.reduce((total, row) => total + row[key], 0)
    const stale = sum('stale')
    const drafts = sum('drafts')
    return `${sum('translated')}/${sum('total')}${stale > 0 ? `, ${stale} stale` : ''}${drafts > 0 ? `, ${counted(drafts, 'draft')}` : ''}`
  }
  const row = (name: string, isIn: (each: Progress) => boolean) => [
    name,
    ...languages.map((language) => cell(progress.filter((each) => each.language === language && isIn(each)))),
  ]
  const words = ({ group }: Progress) => group !== blogGroup
  const table = [
    ['Translated', ...languages.map((language) => (draftLanguages.includes(language) ? `${language} (draft)` : language))],
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
