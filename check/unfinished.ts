import type { Site } from './readSite'
import { translationUnits } from './translationUnits'
import { isUnwritten } from './unwritten'

/** Texts that components write around those of a page, which must be translated before a language goes live: no page waits for them. */
const frame = ['layout', 'art', 'blog', 'errors']

/**
 * The unfinished files of partial languages. Problems in their texts are not reported, because the pages with these texts are still
 * in English; invalid JSON is.
 *
 * @returns paths.
 */
export function unfinishedFiles(site: Site): Set<string> {
  return new Set(
    site.partialLanguages.flatMap((language) => {
      const lacking = translationUnits(site, language).filter(({ target }) => target === undefined || isUnwritten(target))
      const groups = [...new Set(lacking.map(({ group }) => group))].filter((group) => !frame.includes(group) && isReadable(group))
      return groups.map((group) => `locales/${language}/${group}.json`)

      function isReadable(group: string): boolean {
        const file = site.words.get(language)?.get(group)
        return !file || file.tree !== undefined
      }
    }),
  )
}
