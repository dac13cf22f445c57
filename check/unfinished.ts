import type { Site } from './readSite'
import { translationUnits } from './translationUnits'
import { isUnwritten } from './unwritten'

/** What every page shows, so it is translated before a language goes live at all. */
const frame = 'layout'

/**
 * The files of words that a language which goes live page by page has not finished. What is wrong with their texts is no mistake yet:
 * the pages that would show them are in English. What is no JSON is.
 *
 * @returns paths.
 */
export function unfinishedFiles(site: Site): Set<string> {
  return new Set(
    site.partialLanguages.flatMap((language) => {
      const lacking = translationUnits(site, language).filter(({ target }) => target === undefined || isUnwritten(target))
      const groups = [...new Set(lacking.map(({ group }) => group))].filter((group) => group !== frame && isReadable(group))
      return groups.map((group) => `locales/${language}/${group}.json`)

      function isReadable(group: string): boolean {
        const file = site.words.get(language)?.get(group)
        return !file || file.tree !== undefined
      }
    }),
  )
}
