import { css, styled } from 'styled-components'
import { contentWidth, space } from '../../theme/tokens'

/** The look of `PageBody`, for islands. */
export const pageBody = css`
  display: grid; gap: clamp(2.5rem, 5vw, 4.5rem); justify-items: start; max-inline-size: ${contentWidth}; margin-inline: auto; box-sizing: content-box;
  padding: clamp(1rem, 3vw, 2.5rem) ${space.gutter} ${space.section};
  > * { min-inline-size: 0 }
  /* Where a page of paper ends, grids are cut anywhere. */
  @media print { display: block; padding-block: 0; > * + * { margin-block-start: 2rem } }
`

/** The matter below a page header, on the page’s measure. */
export const PageBody = styled.div`
  ${pageBody}
`
