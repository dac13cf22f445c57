/**
 * `sizes` of a card's picture in a list with full rows (`components/cards/cardStyle.ts`): half of the page in the rows of two at its beginning, else a third.
 *
 * @param index from 0.
 */
export function sizesInRows(index: number, count: number): string {
  const inPairs = [0, 4, 2][count % 3] ?? 0
  return `(min-width: 48em) ${index < inPairs ? 50 : 33}vw, 100vw`
}
