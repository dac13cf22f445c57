import { first, firstRange, otherRange, whole } from 'virtual:web-font'
import { css } from 'styled-components'
import { typeface } from './typeface'

/**
 * The font is `optional`: where it comes too late for the first paint, the page keeps the fallback until the next one, and no
 * word ever moves under a reader’s eyes. It is preloaded where it can come in time (`renderer/inline/preloadFont.ts`).
 *
 * Two weights of one family in one file, Latin only: Japanese comes from the system, as a Japanese web font weighs megabytes.
 * The fallback is the visitor’s own sans serif, scaled so that nothing moves when the font arrives (`typeface.ts`).
 *
 * What few pages need of the typeface is a family of its own, after the other. As a second file of one family Chromium would
 * look for something to stand in for it, in each size and weight, though no letter asks for it: on Linux, each time a question to another process.
 * Japanese fonts have these letters themselves, and would be asked only after it.
 */
export const fontFaces = css`
  @font-face { font-family: '${typeface.name} Rest'; font-weight: 400 600; font-display: optional; src: url(${whole}) format('woff2'); unicode-range: ${otherRange} }
  @font-face { font-family: '${typeface.name}'; font-weight: 400 600; font-display: optional; src: url(${first}) format('woff2'); unicode-range: ${firstRange} }
  @font-face {
    font-family: 'Sans Fallback'; font-weight: 400; src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    ${typeface.fallback.regular}; line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Sans Fallback'; font-weight: 600; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    ${typeface.fallback.semibold}; line-gap-override: 0%;
  }
`

/** Address of the font file that every page needs. */
export const firstFont = first

export const fontStack = {
  latin: `'${typeface.name}', '${typeface.name} Rest', 'Sans Fallback', system-ui, sans-serif`,
  japanese: `'${typeface.name}', 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic Medium', 'Yu Gothic', Meiryo, sans-serif`,
} as const
