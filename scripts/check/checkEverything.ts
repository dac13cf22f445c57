import type { Problem } from '../../content/problem'
import { checkBlogAddresses } from './blogAddresses'
import { checkBlogFiles } from './blogFiles'
import { checkLinks } from './links'
import { checkMeta } from './meta'
import { checkPictures } from './pictures'
import { readSite, type Site } from './readSite'
import { checkReferences } from './references'
import { checkSampleLists } from './samples'
import { checkTranslations } from './translations'
import { checkWords } from './words'

/**
 * Everything that is wrong in `content/` and `locales/`, file by file from top to bottom.
 *
 * @param root the project's root.
 * @param languages codes; left out, those of the language table.
 */
export function checkEverything(root?: string, languages?: readonly string[]): Problem[] {
  return checkSite(readSite(root, languages))
}

export function checkSite(site: Site): Problem[] {
  return [...site.problems, ...rules.flatMap((rule) => rule(site))].sort(byPlace)
}

const rules: ((site: Site) => Problem[])[] = [
  checkWords,
  checkReferences,
  checkPictures,
  checkBlogAddresses,
  checkBlogFiles,
  checkTranslations,
  checkLinks,
  checkMeta,
  checkSampleLists,
]

export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}
