import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { compareWords } from './compare'
import type { JsonFile } from './jsonFile'
import type { Site } from './readSite'
import { checkTexts } from './texts'

/** Every language must have the same structure of texts as English. */
export function checkWords({ languages, draftLanguages, words }: Site): Problem[] {
  const english = words.get(defaultLocale) ?? new Map<string, JsonFile>()
  const knownCodes = [...languages, ...draftLanguages]
  return [
    ...languages.filter((code) => !words.has(code)).map(missingFolder),
    ...[...words.keys()].filter((code) => !knownCodes.includes(code)).map((code) => unknownFolder(code, knownCodes)),
    ...[...words].filter(([code]) => languages.includes(code)).flatMap(([code, files]) => checkLanguage(code, files, english)),
    // In draft languages, only what the preview cannot read.
    ...draftLanguages.flatMap((code) => [...(words.get(code)?.values() ?? [])].flatMap(({ problems }) => problems)),
  ]
}

function checkLanguage(code: string, files: Map<string, JsonFile>, english: Map<string, JsonFile>): Problem[] {
  const missing = [...english.keys()].filter((name) => !files.has(name))
  return [
    ...missing.map((name) =>
      wholeFile(`locales/${code}/${name}.json`, 'the file is missing', `Copy locales/${defaultLocale}/${name}.json here and translate it.`),
    ),
    ...[...files].flatMap(([name, file]) => {
      const model = english.get(name)
      if (model) return [...file.problems, ...checkTexts(file), ...compareWords(model, file, code)]
      const near = nearName(name, english.keys())
      const found = `English has no such file${didYouMean(near && `${near}.json`)}`
      return [...file.problems, wholeFile(file.path, found, `Rename it, remove it, or add locales/${defaultLocale}/${name}.json.`)]
    }),
  ]
}

function missingFolder(code: string): Problem {
  const remedy = `Copy locales/${defaultLocale} and translate it, or take ${code} out of i18n/languages.ts.`
  return wholeFile(`locales/${code}`, 'the folder is missing', remedy)
}

function unknownFolder(code: string, languages: readonly string[]): Problem {
  const found = `i18n/languages.ts has no language ${code}${didYouMean(nearName(code, languages))}`
  return wholeFile(`locales/${code}`, found, 'Add a row there, or rename or remove this folder.')
}

function wholeFile(file: string, found: string, remedy: string): Problem {
  return { file, line: 1, column: 1, key: '', found, remedy }
}
