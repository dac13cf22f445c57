import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { translator } from '../i18n/translator'
import { hasStrayBrace, isKnownTag, knownPlaceholders, knownTags, placeholdersOf, tagsOf } from './placeholders'

it('knows exactly the facts that the translator provides', () => {
  const given = Object.keys(translator('en').options.interpolation?.defaultVariables ?? {})
  expect(knownPlaceholders.slice(0, 7)).toEqual(given)
})

it('reads the syntax of i18next', () => {
  expect(placeholdersOf('{{name}}, {{ count }}, {{- reason}}, {{total, number}}, {{name}}')).toEqual(['count', 'name', 'reason', 'total'])
})

it.each(['{{company}', '{company}', 'a } b', '{{{name}}}'])('finds the stray brace of %s', (text) => {
  expect(hasStrayBrace(text)).toBe(true)
})

it('finds tags, but not comparison signs', () => {
  expect(tagsOf('<b>1 < 2</b> and 3 > 2<br/>')).toEqual(['<b>', '</b>', '<br/>'])
  expect(tagsOf('<a href="/work" download>x</a> 1 <x or y> 2')).toEqual(['<a href="/work" download>', '</a>'])
  expect(tagsOf('<br /> <img src="a" /> <b >')).toEqual(['<br />', '<img src="a" />', '<b >'])
})

// With quadratic time, this text would take minutes.
it('takes linear time for a tag that nothing closes', { timeout: 60_000 }, () => {
  expect(tagsOf(`<a${' b=""'.repeat(100_000)}`)).toEqual([])
})

it('knows exactly the tags that components handle', () => {
  const code = globSync('{pages,components,islands,renderer}/**/*.tsx').map((path) => readFileSync(path, 'utf8'))
  const components = code.flatMap((text) => [...text.matchAll(/<TaggedLinks\b.*? to=\{\{(.*?)\}\}/g)].map(([, written = '']) => written))
  const given = components.flatMap((written) => [...written.matchAll(/(\w+): '/g)].map(([, name]) => name))
  expect(knownTags).toEqual(given)
  expect(['<privacy>', '</privacy>', '<b>', '<privacy to="/">'].map(isKnownTag)).toEqual([true, true, false, false])
})
