import { css } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'

/** Width of a picture beside the words, which end in the middle of the page; it grows with the widest screens, or would leave a gap. */
const beside = 'min(50vw, max(52rem, 40vw))'

/**
 * The look of a page header, also in the blog’s islands: `.words` (`.label`, `h1`, `.lead`) and, by `data-pictured`, a picture beside them. It
 * runs out of the page, and its lines begin where the words end; a tablet has it beside the title alone, and a phone on its side smaller, so
 * that the text is seen on its first screen. It hangs from the top, so that it never floats beside a long text.
 */
export const pageHeader = css`
  position: relative; padding-block: clamp(2rem, 6vw, 5.5rem) clamp(2rem, 5vw, 4rem); padding-inline: ${space.side};
  .label { margin-block-end: 1.25rem; color: ${color.muted}; font-size: ${type.small} }
  .lead { margin-block-start: clamp(1rem, 2.5vw, 1.75rem); max-inline-size: 34em; font-size: ${type.lead}; line-height: 1.55 }
  .lead:lang(ja) { line-height: 1.85; word-break: auto-phrase }
  h1 { max-inline-size: 10em }
  h1:lang(ja), h1:lang(de) { max-inline-size: 24em }
  img { inline-size: 100%; view-transition-name: subject }
  /* One page, one subject: the card that is followed from here takes it along. */
  html:has(article a:focus) & img { view-transition-name: none }
  /* The subject rises out of the lines. It is painted at once, so nobody waits for it. */
  ${media.motion} { img { animation: rise 1s cubic-bezier(0.2, 0, 0, 1); transform-origin: 50% 100% } }
  ${media.md} {
    &[data-pictured='beside'] {
      display: grid; align-items: center; margin-block-end: clamp(2rem, 5vw, 4.5rem); min-block-size: calc(${beside} * 0.75); padding-block: clamp(2rem, 4vw, 3.5rem);
      .words { position: relative; max-inline-size: 48% }
      h1 { font-size: clamp(2.5rem, 4.6vw, 4.25rem) }
      h1:lang(de) { font-size: clamp(2.25rem, 3.8vw, 3.75rem); hyphens: manual }
      h1:lang(ja) { font-size: clamp(2rem, 3.6vw, 3.375rem) }
      img { position: absolute; inset-block: 0; inset-inline-end: 0; block-size: 100%; inline-size: ${beside}; object-fit: contain; object-position: 100% 0; -webkit-mask-image: linear-gradient(to right, transparent, #000 16%) }
      img:dir(rtl) { -webkit-mask-image: linear-gradient(to left, transparent, #000 16%); object-position: 0 0 }
      @media screen { ${media.belowLarge} {
        grid-template: auto 1fr / 48% 1fr; column-gap: 1rem; min-block-size: 0; padding-block-start: 0; padding-inline-end: 0;
        .words { display: contents }
        .words > :not(.label, h1) { grid-column: 1 / -1; margin-inline-end: ${space.gutter} }
        .label { padding-block-start: 2rem }
        h1 { grid-area: 2 / 1 }
        .label + h1 { align-self: start }
        img { position: static; grid-area: 1 / 2 / 3; block-size: auto; justify-self: end; inline-size: min(100%, 80svh); aspect-ratio: 4 / 3 }
      } }
    }
  }
  ${media.small} {
    &[data-pictured='beside'] { padding-block-end: 0; margin-block-end: 2rem; padding-inline: 0; .words { padding-inline: ${space.gutter} } }
    img { margin-block-start: clamp(1.5rem, 4vw, 2.5rem); max-block-size: 72vw; object-fit: cover }
  }
  /* On paper the drawing stands whole beside the words, whichever of the widths above the sheet has. */
  @media print {
    h1 { font-size: 2.5rem !important }
    &[data-pictured='beside'] {
      display: grid; grid-template-columns: 3fr 2fr; column-gap: 2rem; align-items: center; min-block-size: 0; padding-inline: ${space.side}; padding-block: 0 1rem; margin: 0;
      .words { max-inline-size: none; padding: 0 }
      img, img:dir(rtl) { position: static; inline-size: 100%; block-size: auto; margin: 0; -webkit-mask-image: none }
    }
  }
`
