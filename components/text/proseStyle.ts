import { css } from 'styled-components'
import { color, type } from '../../theme/tokens'

/** The look of running text: a measure that reads well, and everything that Markdown can produce. */
export const prose = css`
  max-inline-size: 39em; line-height: 1.7;
  &:lang(ja) { max-inline-size: 42em; line-height: 1.95 }
  > * + * { margin-block-start: 1.15em }
  > :is(h2, h3) { margin-block: 2em 0.6em }
  > :first-child { margin-block-start: 0 }
  h2 { font-size: ${type.h3}; line-height: 1.25 }
  h3 { font-size: 1.125em }
  ul { list-style: disc; padding-inline-start: 1.3em }
  ol { list-style: decimal; padding-inline-start: 1.4em }
  li + li { margin-block-start: 0.4em }
  li::marker { color: ${color.accent} }
  li:has(> input) { list-style: none; margin-inline-start: -1.3em }
  a { color: ${color.accent} }
  strong { color: ${color.heading}; font-weight: 600 }
  blockquote { padding-inline-start: 1.25em; border-inline-start: 3px solid ${color.accent}; font-size: 1.1em; color: ${color.heading} }
  pre { overflow-x: auto; padding: 1.1em 1.25em; background: ${color.surface}; line-height: 1.55; hyphens: none; tab-size: 2 }
  code { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875em; hyphens: none; overflow-wrap: anywhere }
  pre code { overflow-wrap: normal }
  .hljs-comment { color: ${color.muted}; font-style: italic }
  .hljs-keyword, .hljs-built_in, .hljs-type { color: ${color.accent} }
  .hljs-string, .hljs-number, .hljs-literal { color: ${color.success} }
  .table { overflow-x: auto }
  table { border-collapse: collapse; font-size: 0.9375em; line-height: 1.5; &:lang(ja) { line-height: 1.75 } }
  th { text-align: start; color: ${color.heading} }
  .align-center { text-align: center }
  .align-right { text-align: end }
  th, td { padding: 0.6em 1.25em 0.6em 0; border-block-end: 1px solid ${color.hairline}; vertical-align: top; min-inline-size: 8em }
  :is(td, th):last-child { padding-inline-end: 0 }
  hr { border: 0; border-block-start: 1px solid ${color.line} }
  @media print { pre { white-space: pre-wrap } }
`
