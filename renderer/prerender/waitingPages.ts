import type { Language } from '../../i18n/languages'

/** More lines are a number. */
const mostLines = 20
/** More texts of a page are told by the files that they stand in. */
const mostKeys = 4

/**
 * What whoever translates may do next: the pages of a language that goes live page by page which still wait for texts, those that wait for
 * the fewest first, and in one line those that wait for the same.
 *
 * @param waiting paths of these pages, with the keys of the texts.
 */
export function describeWaiting({ code, name }: Pick<Language, 'code' | 'name'>, waiting: ReadonlyMap<string, readonly string[]> = new Map()): string {
  if (waiting.size === 0) return `Every page is in ${name}: “partial: true” may go from its row in i18n/languages.ts.`
  const lines = new Map<string, string[]>()
  for (const [path, keys] of [...waiting].sort(([, a], [, b]) => a.length - b.length)) {
    const texts = listKeys(keys)
    lines.set(texts, [...(lines.get(texts) ?? []), path])
  }
  return [
    `In ${name}, ${waiting.size === 1 ? 'a page waits' : `${waiting.size} pages wait`} for texts of locales/${code}:`,
    ...[...lines].slice(0, mostLines).map(([texts, [path, ...more]]) => `  ${path}${more.length > 0 ? ` and ${more.length} more` : ''}: ${texts}`),
    ...(lines.size > mostLines ? ['  …'] : []),
  ].join('\n')
}

function listKeys(keys: readonly string[]): string {
  if (keys.length <= mostKeys) return keys.join(', ')
  const files = keys.map((key) => key.split('.')[0] ?? key)
  const counts = [...new Set(files)].map((file) => `${files.filter((each) => each === file).length} of ${file}.json`)
  return `${keys.length} texts: ${counts.join(', ')}`
}
