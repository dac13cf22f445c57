import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'
import { termsFile } from './termsSchema'

/** Mistakes in terms and typography, one post per language. */
const posts = {
  en: 'content/blog/practice/second-post/index.md',
  ja: 'content/blog/practice/first-post/index.ja.md',
  de: 'content/blog/practice/first-post/index.de.md',
}

const mistakes: [language: keyof typeof posts, line: string, wrong: string, remedy: string][] = [
  ['en', 'The app changes its behavior.', 'behavior', 'Replace “behavior” with “behaviour”.'],
  ['en', 'Send us an e-mail.', 'e-mail', 'Replace “e-mail” with “email”.'],
  ['en', "What the client's team knows.", "'", "Replace “'” with “’”."],
  ['en', 'Stored at 20°C.', '°C', 'Replace “°C” with “ °C”.'],
  ['en', 'It costs ¥ 1,000 a month.', '¥ ', 'Replace “¥ ” with “¥”.'],
  ['de', 'Unsere Kundschaft fragt.', 'Kundschaft', 'Replace “Kundschaft” with “Kunden”.'],
  ['de', 'Wir prüfen z.B. die Daten.', 'z.B.', 'Replace “z.B.” with “z. B.”.'],
  ['de', 'Das „Panel” antwortet.', '”', 'Replace “”” with ““”.'],
  ['de', 'Gelagert bei 20° C.', '° C', 'Replace “° C” with “°C”.'],
  ['de', 'Das kostet ¥1.000 im Monat.', '¥1.000', 'Replace “¥1.000” with “1.000 ¥”.'],
  ['de', 'Das kostet 5€ im Monat.', '€', 'Replace “€” with “ €”.'],
  ['ja', 'ユーザーに届けます。', 'ユーザー', 'Replace “ユーザー” with “利用者”.'],
  ['ja', '弊社が確認します。', '弊社', 'Replace “弊社” with “私たち”'],
  ['ja', '受付は9時～18時です。', '～', 'Replace “～” with “〜”.'],
  ['ja', '応募資格: 経験3年', ':', 'Replace “:” with “：”.'],
  ['ja', 'ｱﾌﾟﾘを公開します。', 'ｱﾌﾟﾘ', 'Replace “ｱﾌﾟﾘ” with “アプリ”.'],
  ['ja', '費用は¥ 1,000です。', '¥ ', 'Replace “¥ ” with “¥”.'],
  ['ja', '20° Cで保管します。', '° C', 'Replace “° C” with “°C”.'],
  ['ja', '費用は１００円です。', '１００', 'Replace “１００” with “100”.'],
]

it.each(Object.keys(posts) as (keyof typeof posts)[])('reports each mistake in %s with line and remedy, and nothing else', async (language) => {
  const mine = mistakes.filter(([each]) => each === language)
  const file = posts[language]
  const findings = await projectComplaints({ [termsFile]: readFileSync(termsFile, 'utf8'), [file]: ['Text.', mine.map(([, line]) => line).join('\n\n')] })
  const [top = 0] = findings.map((line) => Number(new RegExp(`^  ${file}:(\\d+):`).exec(line)?.[1] ?? 0)).filter(Boolean)
  expect(top).toBeGreaterThan(1)
  expect(findings).toEqual(
    mine.flatMap(([, line, wrong, remedy], index) => [
      expect.stringContaining(`  ${file}:${top + 2 * index}:${line.indexOf(wrong) + 1} text: `),
      expect.stringContaining(remedy),
    ]),
  )
})
