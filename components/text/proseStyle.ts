import { css } from 'styled-components'
import { color, media, type } from '../../theme/tokens'

/** 62 to 72 characters in a line of `type.reading`; of Japanese 38 of `type.body`. */
const measure = { latin: '33em', japanese: '38em' }

/** Japanese that is read from beginning to end: lines as full as they can be. */
export const fullLines = css`text-wrap: pretty; word-break: normal;`

/** The size of running text, and how long its lines are. */
export const runningText = css`
  max-inline-size: ${measure.latin}; line-height: 1.65;
  &:lang(ja) { max-inline-size: ${measure.japanese}; line-height: 1.95 }
  ${media.md} { &:where(:not(:lang(ja))) { font-size: ${type.reading} } }
`

/** The look of running text, of what holds its paragraphs. */
export const prose = css`
  ${runningText}
  > p:lang(ja) { ${fullLines} }
  > * + * { margin-block-start: 1.15em }
  > :is(h2, h3) { margin-block: 2em 0.6em }
  > :first-child { margin-block-start: 0 }
  h2 { font-size: ${type.lead}; line-height: 1.25 }
  a { color: ${color.link} }
  /* The line under a link does not reach into a block. */
  .address { text-decoration: inherit }
`

/**
 * Columns for running text in its measure and, in the rest of the width, what helps to read it.
 *
 * @param place of the text.
 */
export function textColumns(place: 'first' | 'last') {
  const columns = (text: string, least: string) => {
    const beside = `minmax(${least}, 1fr)`
    const [before, after] = place === 'first' ? [`minmax(0, ${text})`, beside] : [beside, `minmax(0, ${text})`]
    return css`grid-template-columns: ${before} ${after};`
  }
  return css`
    display: grid; font-size: ${type.reading}; column-gap: clamp(2rem, 12vw - 5rem, 7rem); ${columns(measure.latin, 'max(18rem, 36%)')}
    &:lang(ja) { font-size: ${type.body}; ${columns(measure.japanese, '18rem')} }
    > * { font-size: ${type.body} }
  `
}
