import { css } from 'styled-components'
import { color, contentWidth, media, space, type } from '../theme/tokens'

/**
 * The look of a page’s opening: `.words` (`.label`, `h1`, `.lead`) and a picture, beside or below by `data-pictured`. Beside,
 * the picture runs out of the page, and its lines begin where the words end.
 */
export const opening = css`
  position: relative; padding-block: clamp(2rem, 6vw, 5.5rem) clamp(2rem, 5vw, 4rem); padding-inline: max(${space.gutter}, (100% - ${contentWidth}) / 2);
  .label { margin-block-end: 1.25rem; color: ${color.muted}; font-size: 0.9375rem }
  .lead { margin-block-start: clamp(1rem, 2.5vw, 1.75rem); max-inline-size: 34em; font-size: ${type.lead}; line-height: 1.55 }
  .lead:lang(ja) { line-height: 1.85 }
  .action { margin-block-start: clamp(1.5rem, 3vw, 2.25rem) }
  h1 { max-inline-size: 10em }
  h1:lang(ja) { max-inline-size: 24em }
  img { inline-size: 100%; view-transition-name: subject }
  /* One page, one subject: the card that is followed from here takes it along. */
  html:has(article a:focus) & img { view-transition-name: none }
  &[data-pictured='below'] { padding-inline: 0; padding-block-end: 0; .words { padding-inline: max(${space.gutter}, (100% - ${contentWidth}) / 2) } img { margin-block-start: clamp(1rem, 3vw, 2rem) } picture > img { aspect-ratio: 16 / 7 } }
  ${media.md} {
    &[data-pictured='beside'] {
      display: grid; align-items: center; margin-block-end: clamp(2rem, 5vw, 4.5rem); min-block-size: calc(min(54vw, 52rem) * 0.75); padding-block: clamp(2rem, 4vw, 3.5rem);
      .words { position: relative; max-inline-size: 52% }
      img { position: absolute; inset-block: 0; inset-inline-end: 0; block-size: 100%; inline-size: min(54vw, 52rem); object-fit: cover; mask-image: linear-gradient(to right, transparent 4%, #000 36%) }
      img:dir(rtl) { mask-image: linear-gradient(to left, transparent 4%, #000 36%) }
    }
  }
  ${media.small} {
    &[data-pictured='beside'] { padding-block-end: 0; margin-block-end: 2rem }
    img { margin-block-start: 1.5rem; margin-inline: calc(-1 * ${space.gutter}); inline-size: calc(100% + 2 * ${space.gutter}); max-inline-size: none }
    &[data-pictured='below'] img { margin-inline: 0; inline-size: 100% }
  }
`
