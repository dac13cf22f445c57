import { expect, it } from 'vitest'
import type { Locale } from '../../i18n/languages'
import { shareFonts } from './shareFonts'
import { drawTitle, titleLimits } from './shareTitle'

/** The number of characters of each line, without those of its last space. */
function lengthsOfLines(title: string, locale: Locale): number[] {
  const heights = [...drawTitle({ title, locale }, shareFonts([title])).svg.matchAll(/ ([\d.]+)\)" d="[^"]/g)].map(([, y]) => y)
  return [...new Set(heights)].map((height) => heights.filter((other) => other === height).length)
}

it.each([
  ['Area equality detection to 10¯¹²\u00A0mm', 'en', ['Areaequality', 'detection', 'to10¯¹²mm']],
  ['足の寸法をはかる精度は0.05\u00A0mmです', 'ja', ['足の寸法を', 'はかる精度は', '0.05mmです']],
  ['協働のかたち – ブログ', 'ja', ['協働のかたち–', 'ブログ']],
] as const)('keeps a number with its unit, and a dash with the word before it: %s', (title, locale, lines) => {
  expect(lengthsOfLines(title, locale)).toEqual(lines.map((line) => line.length))
})

it.each([
  ['Rechte, Budgets und Protokolle für KI-Agenten', 'de', ['Rechte,Budgets', 'undProtokolle', 'fürKI-Agenten']],
  ['Backend-Entwickler (m/w/d) in Pune', 'de', ['Backend-', 'Entwickler(m/w/d)', 'inPune']],
] as const)('has even lines, and breaks after no hyphen where the compound fits: %s', (title, locale, lines) => {
  expect(lengthsOfLines(title, locale)).toEqual(lines.map((line) => line.length))
})

it.each([
  ['Applied AI – Blog', 'en', ['AppliedAI–', 'Blog']],
  ['KI in der Praxis – Blog', 'de', ['KIinder', 'Praxis–', 'Blog']],
  ['Digital-TV-App mit Programmführer', 'de', ['Digital-TV-Appmit', 'Programmführer']],
  ['Kundenstimmen zur Zusammenarbeit', 'de', ['Kundenstimmenzur', 'Zusammenarbeit']],
] as const)('breaks after a dash, and is rather smaller than with a short word alone in a line: %s', (title, locale, lines) => {
  expect(lengthsOfLines(title, locale)).toEqual(lines.map((line) => line.length))
})

// Each way to break it, one after the other, would take years.
it('keeps the title of 500 characters that a backend may send in its column', () => {
  const title = 'as it is '.repeat(55)
  const { left, width } = drawTitle({ title, locale: 'en' }, shareFonts([title]))
  expect(left + width).toBeLessThanOrEqual(titleLimits.right)
})
