import type { Problem } from '../collections/problem'
import type { Language } from '../i18n/languages'
import { checkBlogAddresses } from './blogAddresses'
import { checkBlogFiles } from './blogFiles'
import { checkMarkdown } from './blogTexts'
import { checkCategoryOrder } from './categories'
import { checkClaims } from './claims'
import { checkDrafts, withoutDrafts } from './drafts'
import { checkLinks } from './links'
import { checkLinksToDrafts } from './linksToDrafts'
import { checkMenu } from './menu'
import { checkMeta } from './meta'
import { checkPictures } from './pictures'
import { checkPlainFields } from './plainFields'
import { checkProjectFigures } from './projectFigures'
import { checkPublicFiles } from './publicFiles'
import { checkRawHtml } from './rawHtml'
import { readSite, type Site } from './readSite'
import { checkRedirects } from './redirects'
import { checkReferences } from './references'
import { checkRoutes } from './routes'
import { checkSampleLists } from './samples'
import { checkSchedule } from './schedule'
import { checkTranslations } from './translations'
import { checkUnusedKeys, withoutMisspelt } from './unusedKeys'
import { checkUnwritten } from './unwritten'
import { checkWords } from './words'

/**
 * All problems in `content/` and `locales/`, sorted by file and line.
 *
 * @param root the project's root.
 * @param table language table; that of `i18n/languages.ts` by default.
 */
export function checkEverything(root?: string, table?: readonly Language[]): Problem[] {
  return checkSite(readSite(root, table))
}

export function checkSite(site: Site): Problem[] {
  const problems = followRules(site)
  // Only the code tells whether a key is misspelt in English or in the translations, and reading all of it takes long.
  if (!problems.some(({ isExtraKey }) => isExtraKey)) return problems
  const { slips, misspelt } = checkUnusedKeys(site)
  return [...withoutMisspelt(problems, misspelt), ...slips].sort(byPlace)
}

/** The findings of all rules, including those in translations that follow from a key misspelt in English. */
export function followRules(site: Site): Problem[] {
  const ofTexts = textRules.flatMap((rule) => rule(site))
  const ofEntries = rules.flatMap((rule) => rule(site))
  // One message for each mistake: rules do not judge values that the schema rejects.
  const rejected = new Set(site.problems.filter(({ key }) => key !== '').map(placeOf))
  return [...site.problems, ...ofEntries.filter((problem) => !rejected.has(placeOf(problem))), ...withoutDrafts(site, ofTexts)].sort(byPlace)
}

function placeOf({ file, key }: Problem): string {
  return `${file} ${key}`
}

/** Rules for all entries, drafts included: without its texts, not even the preview can show a draft. */
const rules: ((site: Site) => Problem[])[] = [
  checkReferences,
  checkProjectFigures,
  checkPictures,
  checkBlogAddresses,
  checkBlogFiles,
  checkTranslations,
  checkLinks,
  checkLinksToDrafts,
  checkMenu,
  checkRedirects,
  checkRoutes,
  checkPublicFiles,
  checkRawHtml,
  checkSampleLists,
  checkCategoryOrder,
  checkSchedule,
  checkClaims,
  checkDrafts,
]

/** Rules for texts that are not drafts. */
const textRules: ((site: Site) => Problem[])[] = [checkWords, checkMeta, checkPlainFields, checkMarkdown, checkUnwritten]

export function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column
}
