import { css } from 'styled-components'
import { color, media } from '../../theme/tokens'

/** The arrow at the end of each line in a list of links: it says that the line leads somewhere, and moves there under the pointer. Presses go through it to the link. */
export const linkArrow = css`
  svg { flex: none; pointer-events: none; transition: translate 200ms; &:dir(rtl) { scale: -1 1 } }
  li:hover svg { translate: 6px 0; color: ${color.accent}; &:dir(rtl) { translate: -6px 0 } }
`

/** The same, drawn without an icon, for an element that is generated: a square on its corner, with two of its sides and the line between two corners. It points forwards in a text that runs to the right. */
export const arrow = css`
  content: ''; inline-size: 0.6rem; block-size: 0.6rem; pointer-events: none; color: ${color.heading}; transition: translate 200ms;
  border: solid; border-width: 1.5px 1.5px 0 0; rotate: 45deg; background: linear-gradient(135deg, transparent calc(50% - 0.75px), currentColor 0 calc(50% + 0.75px), transparent 0) border-box;
`

/** The same for the `li` of an island, whose markup has no icon. Paper has none, nor has a narrow window. */
export const drawnArrow = css`
  li { position: relative }
  @media screen {
    ${media.beyondTight} {
      li { padding-inline-end: 1.625rem }
      li::after {
        position: absolute; inset-block-start: calc(50% - 0.3rem); inset-inline-end: 0.125rem;
        ${arrow}
      }
      li:dir(rtl)::after { rotate: -135deg }
    }
  }
  li:hover { a { color: ${color.link} } &::after { translate: 6px; color: ${color.accent} } }
  li:dir(rtl):hover::after { translate: -6px }
`
