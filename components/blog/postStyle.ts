import { css } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { prose } from '../text/proseStyle'

/** The look of a post’s text: running text, and everything that Markdown can produce. */
export const postProse = css`
  ${prose}
  h3 { font-size: inherit }
  ul { list-style: disc; padding-inline-start: 1.3em }
  ol { list-style: decimal; padding-inline-start: 1.4em }
  li + li { margin-block-start: 0.4em }
  li::marker { color: ${color.accent} }
  li:has(> input) { list-style: none; margin-inline-start: -1.3em }
  /* What stands upright is seen whole. */
  img { max-block-size: 85svh; object-fit: contain; object-position: 0; &:dir(rtl) { object-position: 100% } }
  strong { color: ${color.heading}; font-weight: 600 }
  blockquote { padding-inline-start: 1.25em; border-inline-start: 3px solid ${color.accent}; font-size: ${type.lead}; color: ${color.heading} }
  .code, > pre { --ground: ${color.surface}; background: var(--ground); border-block-start: 1px solid ${color.accent} }
  figcaption { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; min-block-size: 2.75rem; padding-inline: 1.25rem; font-size: ${type.small}; color: ${color.muted} }
  figcaption button { white-space: nowrap; min-block-size: 2rem; padding-inline: 0.9rem; background: ${color.paper}; border: 1px solid ${color.line}; border-radius: 999px; }
  /* Code runs from left to right. Not by :dir(rtl), whose rules only pages of such a language have: a post may quote another, or change. */
  pre { padding: 1.1em 1.25rem; font-size: ${type.body}; line-height: 1.55; hyphens: none; direction: ltr; tab-size: 2 }
  figcaption + pre { padding-block-start: 0.25em }
  code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875em; hyphens: none; direction: ltr; unicode-bidi: isolate; overflow-wrap: anywhere }
  pre code { overflow-wrap: normal }
  /* Code is as wide as a tablet leaves it room. */
  ${media.md} { ${media.belowLarge} { .code, > pre { inline-size: calc(100vw - 2 * ${space.gutter}) } } }
  /* Where code or a table goes on, it shows a shade at that edge, which its end covers. */
  pre, .table {
    overflow-x: auto; background: linear-gradient(to left, var(--ground) 1rem, transparent) 100% 0 / 3rem 100% no-repeat local, linear-gradient(to left, ${color.line}, transparent) 100% 0 / 0.6rem 100% no-repeat var(--ground);
  }
  .table:dir(rtl) { background-image: linear-gradient(to right, var(--ground) 1rem, transparent), linear-gradient(to right, ${color.line}, transparent); background-position: 0 0 }
  .hljs-comment { color: ${color.muted}; font-style: italic }
  .hljs-keyword, .hljs-built_in, .hljs-type { color: ${color.accent} }
  .hljs-string, .hljs-number, .hljs-literal { color: ${color.success} }
  .table { --ground: ${color.paper} }
  /* Contrast themes take gradients away, from what keeps its own colours they do not. */
  @media (forced-colors: active) { pre, .table { --ground: Canvas; forced-color-adjust: none; > * { forced-color-adjust: auto } } }
  table { border-collapse: collapse; border-block-start: 1px solid ${color.accent}; font-size: ${type.small}; line-height: 1.5; &:lang(ja) { line-height: 1.75 } }
  /* It stays where it can be read while the table scrolls. */
  caption { position: sticky; inset-inline-start: 0; max-inline-size: calc(100vw - 2 * ${space.gutter}); padding-block-end: 0.75em; text-align: start; text-wrap: balance; color: ${color.muted}; &:lang(ja):has(wbr) { word-break: keep-all } }
  th { text-align: start; color: ${color.heading} }
  td:lang(ja) { word-break: auto-phrase }
  .align-center { text-align: center }
  .align-right { text-align: end }
  th, td { text-wrap: balance; overflow-wrap: break-word; padding-block: 0.6em; padding-inline: 0 min(1.25em, 3.6vw); border-block-end: 1px solid ${color.hairline}; vertical-align: top; min-inline-size: 5.5em }
  :is(td, th):last-child { padding-inline-end: 0 }
  /* Three columns find room on a phone; if they are of words, the second and the third stand below the first, or lines would be of six letters. */
  ${media.phone} {
    tr:has(> :nth-child(3):not(.align-right)) { display: grid; grid-template-columns: 1fr 1fr }
    tr:has(> :nth-child(3):not(.align-right)) > :first-child { grid-column: 1 / 3; border: 0; padding-block-end: 0; font-weight: 600; color: ${color.heading} }
  }
  hr { border: 0; border-block-start: 1px solid ${color.line} }
  /* Long code goes on on the next sheet, or it would leave most of one empty; paper has room for longer lines than a screen. */
  @media print { &, &:lang(ja) { max-inline-size: 42em } .code { break-inside: auto } :is(figcaption, caption, thead) { break-after: avoid } pre { white-space: pre-wrap; orphans: 4; widows: 4 } }
`
