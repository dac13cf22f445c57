import type { Problem } from '../collections/problem'
import { type Prose, proseOf } from './prose'
import type { Site } from './readSite'
import { readTerms, wrongWords } from './terms'
import type { Terms } from './termsSchema'
import { typography } from './typography'
import type { WritingRule } from './writingRule'

/** Texts with wrong terms or typography. */
export function checkWriting(site: Site): Problem[] {
  const { terms, problems } = readTerms(site)
  // Without the exceptions, right texts would be reported as well.
  if (problems.length > 0) return problems
  const rules = [...wrongWords(terms), ...typography]
  return [...proseOf(site)].flatMap((prose) => {
    const excused = spansOf(terms.exceptions, prose.withCode)
    return rules.filter(({ languages }) => languages?.includes(prose.language) ?? true).flatMap((rule) => mistakes(rule, prose, excused))
  })
}

function mistakes({ pattern, readsCode, explain }: WritingRule, prose: Prose, excused: readonly Span[]): Problem[] {
  const text = readsCode ? prose.withCode : prose.text
  // Hardly any text has a mistake, and a search is made in half the time.
  if (text.search(pattern) < 0) return []
  return [...text.matchAll(pattern)]
    .filter(({ 0: wrong, index }) => !excused.some(([start, end]) => start <= index && index + wrong.length <= end))
    .map(({ 0: wrong, index }) => prose.problem(index, explain(wrong, text, index)))
}

type Span = readonly [start: number, end: number]

function spansOf(exceptions: Terms['exceptions'], text: string): Span[] {
  return exceptions.flatMap((exception) => {
    const spans: Span[] = []
    for (let at = text.indexOf(exception.text); at >= 0; at = text.indexOf(exception.text, at + 1)) spans.push([at, at + exception.text.length])
    return spans
  })
}
