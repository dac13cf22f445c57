import type { Problem } from '../collections/problem'
import { unwritten } from '../i18n/unwritten'
import { checkCategories } from './categories'
import { byPlace, checkSite } from './checkEverything'
import { checklistProblems, outdatedChecklist } from './claimsChecklist'
import { measureProgress, type Progress } from './completeness'
import { countDrafts, withoutDrafts } from './drafts'
import { editorProblems, outdatedEditorFiles, writeFiles } from './editorSchemas'
import type { Site } from './readSite'
import { checkSpelling } from './spelling'
import { findStale, type Staleness, staleProblems, unrecordedProblems, updateRecord } from './staleness'
import { blogGroup, type TranslationUnit, targetLanguages, translationUnits } from './translationUnits'
import { allowance, checkSameAsEnglish, checkUntranslated, isUntranslated } from './untranslated'
import { checkUnusedKeys } from './unusedKeys'
import { isUnwritten } from './unwritten'
import { outdatedWordTypes, wordTypeProblems } from './wordTypes'
import { checkWriting } from './writing'

/** What becomes of the files that the check keeps: they are written, or have to be in order (as in CI), or are left alone. */
export type Keeping = 'write' | 'demand' | 'leave'

export interface ProjectReport {
  problems: Problem[]
  progress: Progress[]
  /** What was written. */
  notes: string[]
}

/**
 * All that `npm run check` says. What only concerns those who keep the site – stale or lacking translations, words that
 * nobody shows, wrong terms – does not stop a build, which asks `checkEverything` alone.
 */
export async function checkProject(site: Site, keeping: Keeping): Promise<ProjectReport> {
  const { units, isTranslated, stalenesses } = surveyTranslations(site)
  const outdated = keeping === 'leave' ? new Map<string, string>() : outdatedEditorFiles(site)
  const checklist = keeping === 'leave' ? new Map<string, string>() : outdatedChecklist(site)
  const types = keeping === 'leave' ? new Map<string, string>() : outdatedWordTypes(site)
  const { problems: unused, misspelt } = checkUnusedKeys(site)
  const problems = [
    ...checkSite(site),
    ...withoutDrafts(site, [...checkUntranslated(site, units), ...stalenesses.flatMap(staleProblems), ...checkWriting(site), ...(await checkSpelling(site))]),
    ...checkCategories(site),
    ...checkSameAsEnglish(site, units),
    ...unused,
    ...(keeping === 'demand'
      ? [...stalenesses.flatMap(unrecordedProblems), ...editorProblems(outdated), ...checklistProblems(checklist), ...wordTypeProblems(types)]
      : []),
  ].filter(({ file, key }) => !misspelt.some((each) => each.file === file && each.key === key))
  const unready = site.draftLanguages.flatMap((language) => translationUnits(site, language))
  const progress = measureProgress([...units, ...unready], isTranslated, stalenesses, (language, group) => countDrafts(site, language, group))
  const notes = keeping === 'write' ? stalenesses.flatMap((staleness) => updateRecord(site, staleness)) : []
  if (keeping === 'write') writeFiles(site.root, new Map([...outdated, ...checklist, ...types]))
  return { problems: problems.sort(byPlace), progress, notes }
}

interface Survey {
  /** Of all languages. */
  units: TranslationUnit[]
  isTranslated: (unit: TranslationUnit) => boolean
  stalenesses: Staleness[]
}

/** Whether `npm run new` has written it, and nobody since; a post counts as a whole. */
function isHint(group: string, text: string): boolean {
  return group === blogGroup ? text.includes(unwritten) : isUnwritten(text)
}

/** What there is to translate, and how it stands. */
export function surveyTranslations(site: Site): Survey {
  const isCopy = isUntranslated(allowance(site))
  const isTranslated = (unit: TranslationUnit) => unit.target !== undefined && !isCopy(unit) && !isHint(unit.group, unit.target)
  const byLanguage = targetLanguages(site).map((language) => [language, translationUnits(site, language)] as const)
  return {
    units: byLanguage.flatMap(([, units]) => units),
    isTranslated,
    stalenesses: byLanguage.map(([language, units]) => findStale(site, language, units, isTranslated)),
  }
}
