/** The mark: three lines of the field, lifted more and more. Drawn on a 32 grid so that it holds at 16 pixels. */
import { INK } from './relief'

export const logoLines = [
  { d: 'M2 9h5c5 0 5-4.5 9-4.5s4 4.5 9 4.5h5', accent: false },
  { d: 'M2 18h4c6 0 5.5-6.5 10-6.5s4 6.5 10 6.5h4', accent: true },
  { d: 'M2 27h3c7 0 6-8.5 11-8.5s4 8.5 11 8.5h3', accent: false },
] as const

/** @param strong colour of the line in the middle. */
export function logoSvg(strong: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none" stroke-width="3" stroke-linecap="round">` +
    logoLines.map(({ d, accent }) => `<path stroke="${accent ? strong : INK}" d="${d}"/>`).join('') +
    `</svg>`
  )
}
