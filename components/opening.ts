import { css } from 'styled-components'
import { color, contentWidth, media, space, type } from '../theme/tokens'

/** The look of a page’s opening: `.words` (`.label`, `h1`, `.lead`) and a picture, beside or below by `data-pictured`. */
export const opening = css`
  max-inline-size: ${contentWidth}; margin-inline: auto; box-sizing: content-box;
  padding: clamp(2rem, 6vw, 5.5rem) ${space.gutter} clamp(2rem, 5vw, 4rem);
  .label { margin-block-end: 1.25rem; color: ${color.muted}; font-size: 0.9375rem }
  .lead { margin-block-start: clamp(1rem, 2.5vw, 1.75rem); max-inline-size: 34em; font-size: ${type.lead}; line-height: 1.55 }
  .lead:lang(ja) { line-height: 1.85 }
  .action { margin-block-start: clamp(1.5rem, 3vw, 2.25rem) }
  h1 { max-inline-size: 10em }
  h1:lang(ja) { max-inline-size: 24em }
  img { inline-size: 100%; view-transition-name: subject }
  /* One page, one subject: the card that is followed from here takes it along. */
  html:has(article a:focus) & img { view-transition-name: none }
  &[data-pictured='below'] { padding-block-end: 0; img { margin-block-start: clamp(1rem, 3vw, 2rem); inline-size: 100vw; max-inline-size: none; margin-inline: calc(50% - 50vw) } picture > img { aspect-ratio: 16 / 7 } }
  ${media.md} {
    &[data-pictured='beside'] { display: grid; grid-template-columns: 7fr 5fr; align-items: center; gap: ${space.gap} }
  }
  ${media.small} { img { margin-block-start: 1.5rem } }
`
