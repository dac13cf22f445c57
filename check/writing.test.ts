import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'
import { termsFile } from './termsSchema'

const german = 'content/blog/practice/first-post/index.de.md'
const japanese = 'content/blog/practice/first-post/index.ja.md'
const english = 'content/blog/practice/second-post/index.md'

it('reports ten mistakes at once, each with position and remedy, by the site’s list', async () => {
  const changes = {
    [termsFile]: readFileSync(termsFile, 'utf8'),
    'locales/de/sectors.json': '{\n  "all": { "overview": "Was Ihre Kundschaft selbsttätig erhält, z.B. am Morgen." }\n}\n',
    [german]: ['Text.', 'Das "Panel“\n\nund der Rest...'] as const,
    [japanese]: ['Text.', '利用者は9時~18時に(無料で)使えます。\n\nクッキー: ユーザー'] as const,
    [english]: ['Text.', 'What we learnt'] as const,
  }
  const said = (await projectComplaints(changes)).map((line) => line.trim())
  const told = said.flatMap((line, index) => (index % 2 === 0 ? [[line.split(' ')[0], /“.*?”(?: with “.*?”)/.exec(said[index + 1] ?? '')?.[0]]] : []))
  expect(told.slice(0, -3)).toEqual([
    [`${german}:10:5`, '“"” with “„”'],
    [`${german}:12:13`, '“...” with “…”'],
    [`${japanese}:10:7`, '“~” with “〜”'],
    [`${japanese}:10:12`, '“(” with “（”'],
    [`${japanese}:10:16`, '“)” with “）”'],
    [`${japanese}:12:1`, '“クッキー” with “Cookie”'],
    [`${japanese}:12:5`, '“:” with “：”'],
    [`${japanese}:12:7`, '“ユーザー” with “利用者”'],
    [`${english}:10:9`, '“learnt” with “learned”'],
  ])
  expect(told.slice(-3)).toEqual([
    ['locales/de/sectors.json:2:34', '“Kundschaft” with “Kunden”'],
    ['locales/de/sectors.json:2:45', '“selbsttätig” with “automatisch”'],
    ['locales/de/sectors.json:2:65', '“z.B.” with “z. B.”'],
  ])
})
