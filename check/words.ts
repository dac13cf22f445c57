import { isLanguage } from '../collections/isLanguage'
import { didYouMean, nearName } from '../collections/nearName'
import { fileProblem, type Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { compareWords } from './compare'
import type { JsonFile } from './jsonFile'
import { englishWords, lostInEnglish, type Site } from './readSite'
import { checkTexts } from './texts'

/** Every language must have the same structure of texts as English. */
export function checkWords({ languages, draftLanguages, words }: Site): Problem[] {
  const lost = lostInEnglish({ words, languages })
  const knownCodes = [...languages, ...draftLanguages]
  const missing = languages.filter((code) => !words.has(code))
  const unknown = [...words.keys()].filter((code) => !knownCodes.includes(code))
  // A folder of another language is no slip: one left from German does not become Danish by its name.
  const slips = unknown.filter((code) => !isLanguage(code))
  const misnamed = misnamedAs(slips, missing)
  return [
    ...missing.filter((code) => !misnamed.has(code)).map(missingFolder),
    ...unknown.map((code) => unknownFolder(code, knownCodes, misnamed)),
    ...[...words].filter(([code]) => languages.includes(code)).flatMap(([code, files]) => checkLanguage(code, files, { words, lost })),
    ...lost.map((name) => lostFile(name, words)),
    // In draft languages, only what the preview cannot read.
    ...draftLanguages.flatMap((code) => [...(words.get(code)?.values() ?? [])].flatMap(({ problems }) => problems)),
  ]
}

function checkLanguage(code: string, files: Map<string, JsonFile>, { words, lost }: Pick<Site, 'words'> & { lost: readonly string[] }): Problem[] {
  const english = englishWords({ words })
  const renamed = lost.map((name) => nearName(name, english.keys()))
  const missing = [...english.keys()].filter((name) => !files.has(name) && !renamed.includes(name))
  const unknown = [...files.keys()].filter((name) => !english.has(name) && !lost.includes(name))
  const misnamed = misnamedAs(unknown, missing)
  return [
    ...missing
      .filter((name) => !misnamed.has(name))
      .map((name) => {
        const remedy = `Copy locales/${defaultLocale}/${name}.json here and translate it.`
        return fileProblem(`locales/${code}/${name}.json`, { found: 'the file is missing', remedy })
      }),
    ...[...files].flatMap(([name, file]) => {
      const model = english.get(name)
      if (model) return [...file.problems, ...checkTexts(file), ...compareWords(model, file, code)]
      if (!unknown.includes(name)) return file.problems
      const near = nearName(name, misnamed) ?? nearName(name, english.keys())
      const found = `English has no such file${didYouMean(near && `${near}.json`)}`
      const remedy = near && misnamed.has(near) ? `Rename it to ${near}.json.` : `Rename it, remove it, or add locales/${defaultLocale}/${name}.json.`
      return [...file.problems, fileProblem(file.path, { found, remedy })]
    }),
  ]
}

/** The missing names that differ from an unknown one by a letter or two: the remedy is to rename that one. */
function misnamedAs(unknown: string[], missing: string[]): Set<string> {
  return new Set(unknown.flatMap((name) => nearName(name, missing) ?? []))
}

/** One message for a file that English has lost, because the remedy is there. */
function lostFile(name: string, words: Site['words']): Problem {
  const near = nearName(name, englishWords({ words }).keys())
  const remedy = near ? `Rename ${near}.json to ${name}.json.` : 'Bring it back, because the other languages have it; or remove it there.'
  return fileProblem(`locales/${defaultLocale}/${name}.json`, { found: `the file is missing${didYouMean(near && `${near}.json`)}`, remedy })
}

function missingFolder(code: string): Problem {
  const remedy = `Copy locales/${defaultLocale} and translate it, or take ${code} out of i18n/languages.ts.`
  return fileProblem(`locales/${code}`, { found: 'the folder is missing', remedy })
}

function unknownFolder(code: string, languages: readonly string[], misnamed: Set<string>): Problem {
  const near = isLanguage(code) ? undefined : (nearName(code, misnamed) ?? nearName(code, languages))
  const found = `i18n/languages.ts has no language ${code}${didYouMean(near)}`
  const remedy = near && misnamed.has(near) ? `Rename this folder to ${near}.` : 'Add a row there, or rename or remove this folder.'
  return fileProblem(`locales/${code}`, { found, remedy })
}
