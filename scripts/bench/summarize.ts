import type { FirstVisit } from './firstVisit'

/** Times as median / fastest; maximum of layout shift and bytes. */
export function summarize(visits: readonly FirstVisit[], budget: number): object {
  const all = (key: keyof FirstVisit) => visits.flatMap((visit) => visit[key] ?? [])
  const times = (key: keyof FirstVisit) => medianAndFastest(all(key))
  return {
    'first byte': times('firstByte'),
    'first paint': times('firstPaint'),
    'largest paint': times('largestPaint'),
    interactive: times('interactive'),
    blocked: times('blocked'),
    shift: Math.max(0, ...all('shift')),
    'bytes before paint': Math.max(...all('bytesBeforePaint')),
    HTML: Math.max(...all('bytes')),
    'HTML budget': budget,
  }
}

/** `median / fastest`, rounded; a dash if there are none. */
export function medianAndFastest(times: readonly number[]): string {
  return times.length === 0 ? '–' : `${Math.round(median(times))} / ${Math.round(Math.min(...times))}`
}

/** The upper one of an even number; NaN of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
