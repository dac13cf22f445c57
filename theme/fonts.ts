import { first, firstRange, otherRange, whole } from 'virtual:web-font'
import { css } from 'styled-components'
import { typeface } from './typeface'

/**
 * The font is `optional`: if it is too late for the first paint, the page keeps the fallback, so that text never shifts. It
 * is preloaded if it can arrive in time (`renderer/inline/firstPaint.ts`).
 *
 * Two weights of one family in one file, Latin only: Japanese comes from the system, as a Japanese web font weighs megabytes.
 * The fallback is the visitor’s own sans serif, scaled so that nothing moves when the font arrives (`typeface.ts`).
 *
 * The rarely used characters are a separate family, after the main one. For a second file of the same family, Chromium would look up a fallback in
 * each size and weight even if no character needs it: on Linux, each time a call to another process. Japanese fonts have these letters too, but
 * come after it.
 */
export const fontFaces = css`
  @font-face { font-family: '${typeface.name} Rest'; font-weight: 400 600; font-display: optional; src: url(${whole}); unicode-range: ${otherRange} }
  @font-face { font-family: '${typeface.name}'; font-weight: 400 600; font-display: optional; src: url(${first}); unicode-range: ${firstRange} }
  @font-face {
    font-family: 'Sans Fallback'; font-weight: 400; src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    ${typeface.fallback.regular}; line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Sans Fallback'; font-weight: 600; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    ${typeface.fallback.semibold}; line-gap-override: 0%;
  }
`

/** Address of the font subset that every page needs. */
export const firstFont = first

/** Addresses of all font files. */
export const fontFiles = [first, whole]

/**
 * Ends with `system-ui`, which every browser of `browserslist` knows, and not with `sans-serif`: while the web font loads, Chromium on Linux looks that one up in each
 * size and weight, although no letter needs it, and layout waits each time for another process.
 */
export const fontStack = {
  latin: `'${typeface.name}', '${typeface.name} Rest', 'Sans Fallback', system-ui`,
  japanese: `'${typeface.name}', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic Medium', 'Yu Gothic', system-ui`,
} as const
