import { expect, it } from 'vitest'
import { dropUnusedRules } from './dropUnusedRules'

it.each([
  ['p:lang(ja){a:b}', 'p:lang(ja){a:b}', ''],
  ['p{a:b}p:lang(de){a:b}', 'p{a:b}', 'p{a:b}p:lang(de){a:b}'],
  ['h1:lang(ja),h1:lang(de),i{a:b}', 'h1:lang(ja),i{a:b}', 'h1:lang(de),i{a:b}'],
  [':is(h1,:is(a,b)):lang(de){a:b}', '', ':is(h1,:is(a,b)):lang(de){a:b}'],
  ['@media print{p:lang(de){a:b}p{a:b}}', '@media print{p{a:b}}', '@media print{p:lang(de){a:b}p{a:b}}'],
  ['@media print{p:lang(de){a:b}}p{a:b}', 'p{a:b}', '@media print{p:lang(de){a:b}}p{a:b}'],
  ['@keyframes x{to{a:b}}', '@keyframes x{to{a:b}}', '@keyframes x{to{a:b}}'],
  ['p:lang(pt){a:b}', '', ''],
])('%s', (css, japanese, german) => {
  expect([inLanguages(css, ['ja', 'en']), inLanguages(css, ['de'])]).toEqual([japanese, german])
})

it('knows a language by its base', () => {
  expect(inLanguages('p:lang(pt){a:b}', ['pt-BR'])).toBe('p:lang(pt){a:b}')
})

it('knows in which direction a page can run', () => {
  const css = 'a:dir(rtl),b{a:b}p:lang(ar){a:b}'
  expect(inLanguages(css, ['ja'])).toBe('b{a:b}')
  expect(inLanguages(css, ['en', 'ar'])).toBe(css)
})

it('keeps what holds for all languages but one, where there is another', () => {
  const css = 'p:not(:lang(ja)){a:b}'
  expect([inLanguages(css, ['ja']), inLanguages(css, ['ja', 'en'])]).toEqual(['', css])
})

it('leaves out fonts that nothing is set in', () => {
  const latin = "@font-face{font-family:'A';src:url(a)}"
  const rest = "@font-face{font-family:'A B';src:url(b)}"
  const rules = "html{font-family:'A',serif}p:not(:lang(ja)){font-family:'A','A B'}"
  expect(inLanguages(latin + rest + rules, ['ja'])).toBe(`${latin}html{font-family:'A',serif}`)
  expect(inLanguages(latin + rest + rules, ['en'])).toBe(latin + rest + rules)
})

it('keeps rules for words kept on one line where there are some', () => {
  const css = 'b .whole,b i{a:b}.whole{a:b}.wholesale{a:b}'
  expect(dropUnusedRules(css, { languages: ['ja'], photographs: false, wholeWords: false })).toBe('b i{a:b}.wholesale{a:b}')
  expect(dropUnusedRules(css, { languages: ['ja'], photographs: false, wholeWords: true })).toBe(css)
})

it('keeps rules for photographs where there are some', () => {
  const css = 'picture{a:b}.x picture > img,p{a:b}.picture,[data-source]{a:b}source{a:b}'
  expect(dropUnusedRules(css, { languages: ['en'], photographs: false, wholeWords: false })).toBe('p{a:b}.picture,[data-source]{a:b}')
  expect(dropUnusedRules(css, { languages: ['en'], photographs: true, wholeWords: false })).toBe(css)
})

function inLanguages(css: string, languages: string[]): string {
  return dropUnusedRules(css, { languages, photographs: true, wholeWords: true })
}
