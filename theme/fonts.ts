import regularFont from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff2?url'
import boldFont from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff2?url'
import { css } from 'styled-components'

/**
 * Two weights of one family, Latin only: Japanese comes from the system, as a Japanese web font weighs megabytes.
 * The fallback is the visitor’s own sans serif, scaled to the same metrics so that nothing moves when the font arrives.
 */
export const fontFaces = css`
  @font-face { font-family: 'Instrument Sans'; font-weight: 400; font-display: swap; src: url(${regularFont}) format('woff2') }
  @font-face { font-family: 'Instrument Sans'; font-weight: 600; font-display: swap; src: url(${boldFont}) format('woff2') }
  @font-face { font-family: 'Sans Fallback'; src: local('Arial'), local('Liberation Sans'), local('Helvetica Neue'); size-adjust: 100%; ascent-override: 97%; descent-override: 25%; line-gap-override: 0% }
`

export const fontStack = {
  latin: "'Instrument Sans', 'Sans Fallback', system-ui, sans-serif",
  japanese:
    "'Instrument Sans', 'Hiragino Sans', 'Hiragino Kaku Gothic ProN', 'Noto Sans JP', 'Noto Sans CJK JP', 'Yu Gothic Medium', 'Yu Gothic', Meiryo, sans-serif",
} as const
