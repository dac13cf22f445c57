import { expect, it } from 'vitest'
import { keepEndings } from './keepEndings'

const endings = (html: string) => [...keepEndings(html, 'ja').matchAll(/<span class="ending">(.*?)<\/span>/g)].map(([, ending]) => ending)
const contents = '<nav aria-labelledby="_contents-title"></nav>'
const long = '期間が過ぎたデータは削除します。'.repeat(6)

it.each([
  ['いくつかの数字を並べて、そのうち一つを選びました。2,000件でも争う余地が残ります。', '余地が残ります。'],
  ['これなら話し合う価値があります。まずは、そのとき確かに壊れていた1件からです。', '1件からです。'],
  ['ほかの事例は、下の<b>一覧</b>から分野ごとに選んで、順に読んでいくことができます。', 'できます。'],
])('keeps the last phrases of a text together: %s', (text, ending) => {
  const [kept = ''] = endings(`${contents}<p>${text}</p>`)
  expect(kept.length).toBeGreaterThanOrEqual(6)
  expect(kept.endsWith(ending)).toBe(true)
})

it('keeps only the last characters of a long phrase, and begins no line with a mark or a small letter', () => {
  expect(endings(`${contents}<p>古いほうを壊す変更は、壊さない手順に分解しなければなりません。</p>`)).toEqual(['なりません。'])
  expect(endings(`${contents}<p>すべての計算の結果は、そのままスーパーコンピューターへ。</p>`)).toEqual(['ピューターへ。'])
})

it('changes long paragraphs only where there is no list of contents, as lines of short ones are of one length', () => {
  expect(endings(`<p>${long}</p><p class="lead">${long.slice(0, 64)}</p>`)).toHaveLength(1)
  expect(endings(`${contents}<p>短い文です。</p><p>${long.slice(0, 32)}</p>`)).toHaveLength(1)
})

it('leaves articles in other languages alone', () => {
  const english = 'Every paragraph of this article is long enough. '.repeat(4)
  expect(endings(`<article lang="en"><p>${english}</p></article>`)).toEqual([])
})

it('leaves entities and what follows a link of a few characters whole', () => {
  expect(endings(`<p>${long}<a href="/x">窓口</a>です。</p>`)).toEqual([])
  expect(keepEndings(`<p>${long}&amp;だけです。</p>`, 'ja')).toContain('&amp;だけです。</p>')
})
