import type { FirstVisit } from './firstVisit'

/** Times as median / fastest; maximum of layout shift and bytes. */
export function summarize(visits: readonly FirstVisit[], budget: number): object {
  const all = (key: keyof FirstVisit) => visits.flatMap((visit) => visit[key] ?? []).toSorted((a, b) => a - b)
  const times = (key: keyof FirstVisit) => medianAndFastest(all(key))
  return {
    'first byte': times('firstByte'),
    'first paint': times('firstPaint'),
    'largest paint': times('largestPaint'),
    interactive: times('interactive'),
    blocked: times('blocked'),
    shift: all('shift').at(-1) ?? 0,
    'bytes before paint': Math.max(...all('bytesBeforePaint')),
    HTML: Math.max(...all('bytes')),
    'HTML budget': budget,
  }
}

/** `median / fastest`, rounded; a dash if there are none. */
export function medianAndFastest(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b)
  const [median, fastest] = [sorted[Math.floor(sorted.length / 2)], sorted[0]]
  return median === undefined || fastest === undefined ? '–' : `${Math.round(median)} / ${Math.round(fastest)}`
}
