import type { Problem } from '../collections/problem'
import { checkBlogAddresses } from './blogAddresses'
import { checkBlogFiles } from './blogFiles'
import { checkCategoryOrder } from './categories'
import { checkClaims } from './claims'
import { checkDrafts, withoutDrafts } from './drafts'
import { checkLinks } from './links'
import { checkMarkdown } from './markdown'
import { checkMenu } from './menu'
import { checkMeta } from './meta'
import { checkPictures } from './pictures'
import { checkProjectFigures } from './projectFigures'
import { checkRawHtml } from './rawHtml'
import { type LanguageRow, readSite, type Site } from './readSite'
import { checkRedirects } from './redirects'
import { checkReferences } from './references'
import { checkRoutes } from './routes'
import { checkSampleLists } from './samples'
import { checkSchedule } from './schedule'
import { checkTranslations } from './translations'
import { checkUnwritten } from './unwritten'
import { checkWords } from './words'

/**
 * Everything that is wrong in `content/` and `locales/`, file by file from top to bottom.
 *
 * @param root the project's root.
 * @param table left out, that of `i18n/languages.ts`.
 */
export function checkEverything(root?: string, table?: readonly LanguageRow[]): Problem[] {
  return checkSite(readSite(root, table))
}

export function checkSite(site: Site): Problem[] {
  const ofTexts = textRules.flatMap((rule) => rule(site))
  return [...site.problems, ...rules.flatMap((rule) => rule(site)), ...withoutDrafts(site, ofTexts)].sort(byPlace)
}

/** What everything has to keep, drafts included: without the words that its page is made of, not even the preview can show one. */
const rules: ((site: Site) => Problem[])[] = [
  checkReferences,
  checkProjectFigures,
  checkPictures,
  checkBlogAddresses,
  checkBlogFiles,
  checkTranslations,
  checkLinks,
  checkMenu,
  checkRedirects,
  checkRoutes,
  checkRawHtml,
  checkSampleLists,
  checkCategoryOrder,
  checkSchedule,
  checkClaims,
  checkDrafts,
]

/** What texts have to keep once they are no drafts. */
const textRules: ((site: Site) => Problem[])[] = [checkWords, checkMeta, checkMarkdown, checkUnwritten]

export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}
