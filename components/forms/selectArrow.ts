import { css } from 'styled-components'

/** An arrow of our own for a drop-down in its label, as Safari draws the whole field in grey, and others theirs close to the edge. */
export const selectArrow = css`
  select { text-overflow: ellipsis }
  @supports selector(:has(a)) { select { appearance: none; padding-inline-end: 2rem } }
  label:has(> select) {
    position: relative;
    &::after {
      content: ''; position: absolute; inset-block-end: 1.45rem; inset-inline-end: 1.2rem; inline-size: 0.55rem; block-size: 0.55rem; border: solid; border-width: 0 2px 2px 0; rotate: 45deg; pointer-events: none;
    }
  }
`
