import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'
import { termsFile } from './terms'

const german = 'content/blog/practice/index.de.md'
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
  const lineOf = (path: string) => (path === german ? 8 : 10)
  expect(told.slice(0, -3)).toEqual([
    [`${japanese}:${lineOf(japanese)}:7`, '“~” with “〜”'],
    [`${japanese}:${lineOf(japanese)}:12`, '“(” with “（”'],
    [`${japanese}:${lineOf(japanese)}:16`, '“)” with “）”'],
    [`${japanese}:${lineOf(japanese) + 2}:1`, '“クッキー” with “Cookie”'],
    [`${japanese}:${lineOf(japanese) + 2}:5`, '“:” with “：”'],
    [`${japanese}:${lineOf(japanese) + 2}:7`, '“ユーザー” with “利用者”'],
    [`${german}:${lineOf(german)}:5`, '“"” with “„”'],
    [`${german}:${lineOf(german) + 2}:13`, '“...” with “…”'],
    [`${english}:${lineOf(english)}:9`, '“learnt” with “learned”'],
  ])
  expect(told.slice(-3)).toEqual([
    ['locales/de/sectors.json:2:34', '“Kundschaft” with “Kunden”'],
    ['locales/de/sectors.json:2:45', '“selbsttätig” with “automatisch”'],
    ['locales/de/sectors.json:2:65', '“z.B.” with “z. B.”'],
  ])
})
