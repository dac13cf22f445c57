import type { Problem } from '../collections/problem'
import { unwritten } from '../i18n/unwritten'
import { checkCategories } from './categories'
import { byPlace, followRules } from './checkEverything'
import { measureProgress, type Progress } from './completeness'
import { countDrafts, withoutDrafts } from './drafts'
import { outdatedFiles, outdatedProblem, unlessWritten, updateFiles } from './generatedFiles'
import { checkProjectKinds } from './projectKinds'
import type { Site } from './readSite'
import { checkSpelling } from './spelling'
import { findStale, type Staleness, staleProblems, unrecordedProblems, updateRecord } from './staleness'
import { blogGroup, type TranslationUnit, targetLanguages, translationUnits } from './translationUnits'
import { checkSameAsEnglish, checkUntranslated, isUntranslated } from './untranslated'
import { checkUnusedKeys, withoutMisspelt } from './unusedKeys'
import { isUnwritten } from './unwritten'
import { checkWriting } from './writing'

/** How the check treats generated files: writes them, requires them to be up to date (in CI), or ignores them. */
export type GeneratedFiles = 'write' | 'require' | 'ignore'

export interface ProjectReport {
  problems: Problem[]
  /** The problems that do not block publishing, as every save in the browser editor causes them: stale translations and outdated generated files. */
  nonBlocking: ReadonlySet<Problem>
  progress: Progress[]
  /** Messages about written files. */
  notes: string[]
}

/**
 * All findings of `npm run check`. Those that only concern maintainers – stale or missing translations, unused texts,
 * wrong terms – do not stop a build, which runs `checkEverything` only.
 */
export async function checkProject(site: Site, generatedFiles: GeneratedFiles): Promise<ProjectReport> {
  const { units, isTranslated, stalenesses } = surveyTranslations(site)
  const outdated = generatedFiles === 'ignore' ? [] : outdatedFiles(site)
  const { problems: unused, misspelt } = checkUnusedKeys(site)
  const nonBlocking = [
    ...withoutDrafts(site, stalenesses.flatMap(staleProblems)),
    ...(generatedFiles === 'require' ? [...stalenesses.flatMap(unrecordedProblems), ...outdated.map(outdatedProblem)] : []),
  ]
  const found = [
    ...followRules(site),
    ...withoutDrafts(site, [
      ...checkUntranslated(site, units),
      ...stalenesses.flatMap(({ record }) => record.problems),
      ...checkProjectKinds(site),
      ...checkWriting(site),
      ...(await checkSpelling(site)),
    ]),
    ...checkCategories(site),
    ...checkSameAsEnglish(site, units),
    ...unused,
    ...nonBlocking,
  ]
  const unready = site.draftLanguages.flatMap((language) => translationUnits(site, language))
  const progress = measureProgress([...units, ...unready], isTranslated, stalenesses, (language, group) => countDrafts(site, language, group))
  const notes: string[] = []
  if (generatedFiles === 'write') {
    found.push(...stalenesses.flatMap((staleness) => unlessWritten(staleness.record.path, () => notes.push(...updateRecord(site, staleness)))))
    found.push(...updateFiles(site.root, outdated))
  }
  const problems = withoutMisspelt(found, misspelt).sort(byPlace)
  return { problems, nonBlocking: new Set(nonBlocking), progress, notes }
}

interface Survey {
  /** Of all languages. */
  units: TranslationUnit[]
  isTranslated: (unit: TranslationUnit) => boolean
  stalenesses: Staleness[]
}

/** Whether a text is still a placeholder of `npm run new`; a post counts as a whole. */
function isHint(group: string, text: string): boolean {
  return group === blogGroup ? text.includes(unwritten) : isUnwritten(text)
}

/** All translation units and their states. */
export function surveyTranslations(site: Site): Survey {
  const isCopy = isUntranslated(site)
  const isTranslated = (unit: TranslationUnit) => unit.target !== undefined && !isCopy(unit) && !isHint(unit.group, unit.target)
  const byLanguage = targetLanguages(site).map((language) => [language, translationUnits(site, language)] as const)
  return {
    units: byLanguage.flatMap(([, units]) => units),
    isTranslated,
    stalenesses: byLanguage.map(([language, units]) => findStale(site, language, units, isTranslated)),
  }
}
