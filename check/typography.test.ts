import { expect, it } from 'vitest'
import { projectComplaints } from '../testing/sampleProject'

const posts: Record<string, string> = {
  en: 'content/blog/practice/second-post/index.md',
  ja: 'content/blog/practice/first-post/index.ja.md',
  de: 'content/blog/practice/first-post/index.de.md',
}
const findings = async (language: string, text: string) =>
  (await projectComplaints({ [posts[language] ?? '']: ['Text.', text] })).map((line) => line.replace(posts[language] ?? '', 'post').trim())

it.each<[language: string, text: string, column: number, from: string, to: string]>([
  ['ja', '午前9時~午後6時', 5, '~', '〜'],
  ['ja', '3～5日', 2, '～', '〜'],
  ['ja', '応募資格: 3年', 5, ':', '：'],
  ['ja', '担当者(営業', 4, '(', '（'],
  ['ja', '担当者（営業)', 7, ')', '）'],
  ['ja', 'です,ます', 3, ',', '、'],
  ['ja', '終わりです.', 6, '.', '。'],
  ['ja', '本当ですか?', 6, '?', '？'],
  ['ja', 'ﾊﾞｯﾁ処理', 1, 'ﾊﾞｯﾁ', 'バッチ'],
  ['ja', '第１２回', 2, '１２', '12'],
  ['ja', 'テ\u3099ータ', 1, 'テ\u3099', 'デ'],
  ['de', 'Ein "Wort', 5, '"', '„'],
  ['de', 'Ein „Wort"', 10, '"', '“'],
  ['de', 'Ein „Wort”', 10, '”', '“'],
  ['de', "So geht’s, sagt er: geht's", 25, "'", '’'],
  ['de', 'Wir, z.B. heute', 6, 'z.B.', 'z. B.'],
  ['de', 'in i.d.R. allen', 4, 'i.d.R.', 'i. d. R.'],
  ['de', 'und so weiter...', 14, '...', '…'],
  ['de', 'Gut - besser', 4, ' - ', ' – '],
  ['en', 'the "best', 5, '"', '“'],
  ['en', "the client's code", 11, "'", '’'],
  ['en', 'and so on...', 10, '...', '…'],
  ['en', 'good -- better', 5, ' -- ', ' – '],
  ['en', 'Stored at 20°C', 13, '°C', ' °C'],
  ['en', 'It costs ¥ 1,000', 10, '¥ ', '¥'],
  ['de', 'Gelagert bei 20° C', 16, '° C', '°C'],
  ['de', 'Es kostet ¥1.000', 11, '¥1.000', '1.000 ¥'],
  ['de', 'Es kostet 5€', 12, '€', ' €'],
  ['de', 'Ein Bu\u0308ro', 6, 'u\u0308', 'ü'],
  ['de', 'Ein BÃ¼ro', 6, 'Ã¼', 'ü'],
  ['de', 'Die GrÃ¶ße', 7, 'Ã¶', 'ö'],
  ['de', 'Der FuÃŸball', 7, 'ÃŸ', 'ß'],
  ['en', 'Good â€“ better', 6, 'â€“', '–'],
  ['en', 'Itâ€™s better', 3, 'â€™', '’'],
  ['ja', 'ã‚¢', 1, 'ã‚¢', 'ア'],
  ['ja', '、、です', 1, '、、', '、'],
  ['ja', '本をを読む', 2, 'をを', 'を'],
  ['de', 'Ein “Wort', 5, '“', '„'],
  ['de', 'Ein »Wort', 5, '»', '„'],
  ['de', 'Ein „Wort«', 10, '«', '“'],
  ['de', 'Annas und Max´s Firma', 14, '´', '’'],
  ['de', 'Das gilt , sagt er', 9, ' ,', ','],
  ['de', 'Das gilt.Mehr nicht', 9, '.', '. '],
  ['de', 'Gut — besser', 4, ' — ', ' – '],
  ['de', 'heute und und morgen', 7, 'und und', 'und'],
  ['de', 'Es kostet 1,500.50 Euro', 11, '1,500.50', '1.500,50'],
  ['en', 'It costs 1.500,50 euros', 10, '1.500,50', '1,500.50'],
  ['en', 'Anna`s code', 5, '`', '’'],
  ['en', 'one,two', 4, ',', ', '],
  ['en', 'Read the the manual', 6, 'the the', 'the'],
  ['en', 'one \u00A0two', 4, ' \u00A0', ' '],
])('reports in %s “%s” with column and correction', async (language, text, column, from, to) => {
  const [place, remedy, ...more] = await findings(language, text)
  expect([place?.split(' ')[0], remedy, more]).toEqual([expect.stringMatching(new RegExp(`^post:\\d+:${column}$`)), `Replace “${from}” with “${to}”.`, []])
})

it('reports an invisible space', async () => {
  expect(await findings('en', 'one\u200Btwo')).toEqual([expect.stringMatching(/^post:\d+:4 text: has a zero-width space, which is invisible$/), 'Remove it.'])
})

it.each([
  ['a mark for the direction of text, which is invisible', '\u202E'],
  ['a mark for the direction of text, which is invisible', '\u2068'],
  ['a mark for the direction of text, which is invisible', '\u200E'],
  ['an invisible line break or control character of another program', '\u2028'],
  ['an invisible line break or control character of another program', '\u000B'],
])('reports %s', async (what, sign) => {
  expect(await findings('en', `one${sign}two`)).toEqual([expect.stringMatching(new RegExp(`^post:\\d+:4 text: has ${what}$`)), expect.any(String)])
})

it.each([
  ['en', 'Delivered on 12/05/2026.', 'a date that other countries read in another way'],
  ['en', 'It is so.【4†source】', 'the mark of a source that an assistant has left'],
  ['en', 'It is so. [cite: 1, 2]', 'the mark of a source that an assistant has left'],
  ['de', 'Siehe Fehler! Verweisquelle konnte nicht gefunden werden.', 'a message of a word processor in place of a reference'],
  ['ja', '「大事」と"重要', 'a straight quote'],
  ['ja', '終わりです。 次です', 'a space after a sign that has its own'],
])('reports in %s “%s”, to be removed or written anew', async (language, text, what) => {
  expect(await findings(language, text)).toEqual([expect.stringContaining(`text: has ${what}`), expect.stringMatching(/^(Remove it|Write)/)])
})

it.each([
  ['ja', '「Cookie」：9:00〜18:00（UTC+9）、API (v2) は1,000件。Node.jsの3.5倍、「本当！」'],
  ['ja', '[料金表](/services "料金: 表")と`f(値): "x"...`です。\n\n```sh\necho "日本語" ~/x...\n```'],
  ['de', 'Der „Code“ und z. B. das Büro – ab 9:30 Uhr, Ende-zu-Ende, e. V., v1.2…'],
  ['de', 'SÃO PAULO, Â und â; „Maß“, „Ü“ und „Ö“ – Größe…'],
  ['en', 'The word \u2067שלום\u2069 is Hebrew, and m\u0302 has no letter of its own'],
  ['de', 'Mit „einem“ R&amp;D und z. B. 1,5 oder 3,50 €, 1.500,50 €, 24/7, Node.js und .NET; „So“ – und „und“'],
  ['en', 'Vitamin A a day, what we\n\nWe know; 1,500.50, 10,000, 12/2026, e.g. `a ,b` and `c.D`, “So” and “and”'],
  ['ja', '6.1"の画面、「本」を\n\nを'],
  ['de', '- Liste\n- `let x = "a - b"`\n\n| a | b |\n| - | - |'],
  ['en', 'The client’s “code” – well-known, 10-20.\n\n```js\nconst x = [...y, "z"] // it\'s - ok\n```'],
])('accepts in %s “%s”', async (language, text) => {
  expect(await findings(language, text)).toEqual([])
})

it('ignores quotes of YAML', async () => {
  const field = { [posts.de ?? '']: ['alt: Sparks', 'alt: "Funken: hell"'] as const }
  expect(await projectComplaints(field)).toEqual([])
})

it('ignores commas of keyword lists', async () => {
  expect(await projectComplaints({ 'locales/ja/blog.json': ['"keywords": "the blog"', '"keywords": "開発, 事例"'] })).toEqual([])
})
