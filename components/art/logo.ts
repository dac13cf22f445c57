/** The mark: three lines of the field, the last of them lifted and purple. Drawn on a 32 grid so that it holds at 16 pixels. */
import { ACCENT, INK } from './relief';

export const logoLines = [
  { d: 'M2 8.5c4.7 0 4.7-4 9.3-4s4.7 4 9.4 4 4.6-4 9.3-4', accent: false },
  { d: 'M2 18c4.7 0 4.7-4 9.3-4s4.7 4 9.4 4 4.6-4 9.3-4', accent: true },
  { d: 'M2 27.5c4.7 0 4.7-4 9.3-4s4.7 4 9.4 4 4.6-4 9.3-4', accent: false },
] as const;

export const logoSvg =
  `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" fill="none" stroke-width="3.2" stroke-linecap="round">` +
  logoLines.map(({ d, accent }) => `<path stroke="${accent ? ACCENT : INK}" d="${d}"/>`).join('') +
  `</svg>`;
