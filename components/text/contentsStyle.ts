import { css } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { staysBeside } from './besideStyle'

/** The look of a list of contents: it stays in sight beside the text, and where a browser tells which part is read, its line is there. */
export const contentsList = css`
  font-size: ${type.small}; line-height: 1.4;
  h2 { font-size: ${type.small}; letter-spacing: 0; margin-block-end: 0.75rem }
  ol { scroll-target-group: auto }
  /* The line is of the entries, so that each of two columns has it. */
  li { border-inline-start: 1px solid ${color.accent}; break-inside: avoid }
  a { display: block; margin-inline-start: -2px; padding: 0.4rem min(1.1rem, 5vw); border-inline-start: 4px solid transparent; text-decoration: none; color: ${color.muted} }
  a:lang(ja):has(wbr) { word-break: keep-all }
  a:target-current { border-color: ${color.accent}; color: ${color.heading} }
  /* In forced colours, a transparent border is visible. */
  @media (forced-colors: active) { a { border-color: Canvas } }
  ${media.md} { ol { columns: 2; column-gap: ${space.gap} } }
  ${media.lg} { ol { columns: auto } ${staysBeside} a { padding-inline-end: 0 } }
`
