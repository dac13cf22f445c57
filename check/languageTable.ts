import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { explainIssues } from '../collections/explainIssues'
import { isLanguageCode } from '../collections/isLanguage'
import { fileProblem, type Problem } from '../collections/problem'
import type { Language } from '../i18n/languages'

const file = 'i18n/languages.ts'

const filled = z.string().trim().min(1)
const row = z.strictObject({
  code: z.string(),
  label: filled,
  name: filled,
  ogLocale: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'must be a language and a country, such as fr_FR'),
  familyNameFirst: z.boolean().optional(),
  compounds: z.boolean().optional(),
  phrases: z.boolean().optional(),
  colon: z.string().optional(),
  draft: z.boolean().optional(),
  partial: z.boolean().optional(),
})

/** Mistakes in the rows of the language table. It is code, so a compiler would find some of them: nobody who only edits texts runs it. */
export function checkLanguageTable(root: string, table: readonly Language[]): Problem[] {
  const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
  return table.flatMap((language, index) => {
    const told = [...wrongCode(language), ...wrongColumns(language), ...sameAsAbove(language, table.slice(0, index))]
    return told.map((problem) => ({ ...problem, line: lineOf(text, language.code) }))
  })
}

function wrongCode({ code }: Language): Problem[] {
  if (isLanguageCode(code)) return []
  const remedy = 'Use one of BCP 47, such as “fr” or “pt-BR”; the folder in locales/ has the same name.'
  return [fileProblem(file, { found: `“${code}” is not a language code`, remedy })]
}

function wrongColumns(language: Language): Problem[] {
  const { error } = row.safeParse(language)
  if (!error) return []
  return explainIssues(error, row, language, (column, kind) => `Add “${column}”, ${kind}, to the row of ${language.code}.`).map(({ path, found, remedy }) => ({
    ...fileProblem(file, { found, remedy }),
    key: [language.code, ...path].join('.'),
  }))
}

/** Visitors could not tell the two apart. */
function sameAsAbove(language: Language, above: readonly Language[]): Problem[] {
  return (['code', 'label', 'name'] as const).flatMap((column) => {
    const same = language[column] && above.find((each) => each[column] === language[column])
    if (!same) return []
    const remedy = column === 'code' ? 'Remove one of the two rows.' : `Give one of the two another ${column}.`
    return [
      {
        ...fileProblem(file, { found: `“${language[column]}” is also the ${column} of ${column === 'code' ? 'another row' : same.code}`, remedy }),
        key: `${language.code}.${column}`,
      },
    ]
  })
}

/** Of the last row of that code: if there are two, it is the one to look at. */
function lineOf(text: string, code: string): number {
  const index = text.split('\n').findLastIndex((line) => line.includes(`code: '${code}'`))
  return Math.max(index, 0) + 1
}
