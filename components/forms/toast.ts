import { css } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'

/** A `.toast` (specification §4 and §8) with `data-tone` success or failure and a button that closes it. */
export const toast = css`
  .toast {
    position: fixed; inset-block-end: 1.5rem; inset-inline-end: ${space.gutter}; z-index: 25; display: flex; justify-content: space-between; align-items: center; gap: 1rem; max-inline-size: min(28rem, 100% - 2 * ${space.gutter}); padding: 0.75rem; padding-inline-start: 1.25rem; background: ${color.successBand}; color: #fff;
    /* The edge is seen in contrast themes, which have neither its ground nor its shadow. */
    border: 1px solid transparent; border-radius: 4px; box-shadow: 0 18px 40px -18px rgb(0 0 0 / 0.5);
  }
  /* On a phone the button that was pressed, and the line beside it, are where it would be. */
  ${media.phone} {
    .toast { inset-block: calc(${space.header} + 1rem) auto }
    /* At 400 % they are in the middle of what little is seen, and it lies over the header, which is not needed meanwhile. */
    @media (max-height: 20em) { .toast { inset-block-start: 0.25rem; padding-block: 0.25rem; font-size: ${type.small}; line-height: 1.3; p { text-wrap: wrap } } }
  }
  .toast p { text-wrap: balance; word-break: auto-phrase }
  .toast[data-tone='failure'] { background: ${color.failureBand} }
  .toast button { flex: none; display: grid; place-items: center; inline-size: 2.5rem; block-size: 2.5rem; background: none; border: 0; border-radius: 50%; &:hover { background: rgb(255 255 255 / 0.16); color: #fff } }
  .toast :focus-visible { outline-color: #fff; outline-offset: -2px }
  ${media.motion} { .toast { transition: opacity 200ms, translate 200ms; @starting-style { opacity: 0; translate: 0 0.75rem } } }
`
