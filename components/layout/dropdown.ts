import { css } from 'styled-components'
import { color, media } from '../../theme/tokens'

/** The panel under a `<details>` of the menu bar. */
export const dropdown = css`
  /* As high as the header, so that its panel begins below the header’s line, and the pointer stays on it on the way there. */
  details { position: relative; padding-block-end: 0.875rem; margin-block-end: -0.875rem }
  details > ul {
    position: absolute; inset-block-start: 100%; inset-inline-start: -1.25rem; inline-size: max-content; min-inline-size: 13rem; padding: 0.5rem 0;
    background: ${color.paper}; border: 1px solid ${color.hairline}; border-block-start: 2px solid ${color.accent};
    box-shadow: 0 18px 40px -18px rgb(0 0 0 / 0.28);
  }
  details > ul a { padding-inline: 1.25rem }
  details > ul a:hover { background: ${color.surface} }
  ${media.motion} {
    details > ul { transition: opacity 150ms, translate 150ms }
    @starting-style { details[open] > ul { opacity: 0; translate: 0 -6px } }
  }
`

/** The same in the side menu, where it pushes what is below: in the time of specification §9, which is also the side menu’s. */
export const collapse = css`
  ${media.motion} {
    details { interpolate-size: allow-keywords }
    details::details-content { block-size: 0; overflow: clip; overflow-clip-margin: 5px; transition: block-size 300ms cubic-bezier(0.2, 0, 0, 1), content-visibility 300ms allow-discrete }
    details[open]::details-content { block-size: auto }
  }
`
