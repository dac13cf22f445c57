import type { Language } from '../../i18n/languages'

/** Further lines are omitted. */
const maxLines = 20
/** For a page with more missing texts, they are counted per file. */
const maxKeys = 4

/**
 * The next steps for translators: the pages of a partial language with missing texts, those with the fewest first; pages with the same
 * missing texts share a line.
 *
 * @param waiting paths of these pages, with the keys of the missing texts.
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
    ...[...lines].slice(0, maxLines).map(([texts, [path, ...more]]) => `  ${path}${more.length > 0 ? ` and ${more.length} more` : ''}: ${texts}`),
    ...(lines.size > maxLines ? ['  …'] : []),
  ].join('\n')
}

function listKeys(keys: readonly string[]): string {
  if (keys.length <= maxKeys) return keys.join(', ')
  const files = keys.map((key) => key.split('.')[0] ?? key)
  const counts = [...new Set(files)].map((file) => `${files.filter((each) => each === file).length} of ${file}.json`)
  return `${keys.length} texts: ${counts.join(', ')}`
}
