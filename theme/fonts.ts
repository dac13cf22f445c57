import regularFont from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2?url'
import boldFont from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?url'
import { css } from 'styled-components'

/**
 * The fonts are preloaded and `optional`: where they come too late for the first paint, the page keeps the fallback until
 * the next one, and no word ever moves under a reader’s eyes.
 *
 * Two weights of one family, Latin only: Japanese comes from the system, as a Japanese web font weighs megabytes.
 * The fallback is the visitor’s own sans serif, scaled so that nothing moves when the font arrives: widths measured over
 * the English and German case studies, ascent 0.97 and descent 0.25 of the size, both divided by the scale.
 */
export const fontFaces = css`
  @font-face { font-family: 'Instrument Sans'; font-weight: 400; font-display: optional; src: url(${regularFont}) format('woff2') }
  @font-face { font-family: 'Instrument Sans'; font-weight: 600; font-display: optional; src: url(${boldFont}) format('woff2') }
  @font-face {
    font-family: 'Sans Fallback'; font-weight: 400; src: local('Arial'), local('ArialMT'), local('Liberation Sans');
    size-adjust: 101.8%; ascent-override: 95.3%; descent-override: 24.6%; line-gap-override: 0%;
  }
  @font-face {
    font-family: 'Sans Fallback'; font-weight: 600; src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold');
    size-adjust: 97.2%; ascent-override: 99.8%; descent-override: 25.7%; line-gap-override: 0%;
  }
`

/** Addresses of the font files, both on every page. */
export const fontFiles = [regularFont, boldFont]

export const fontStack = {
  latin: "'Instrument Sans', 'Sans Fallback', system-ui, sans-serif",
  japanese:
    "'Instrument Sans', 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic Medium', 'Yu Gothic', Meiryo, sans-serif",
} as const
