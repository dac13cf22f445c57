import { ACCENT } from './accent'
import { applyDrawingFilter } from './colours'

/**
 * The colours that differ between the light and the dark scheme; those with a name from specification §9 keep its value in
 * the light one. `schemes.test.ts` checks the contrast of text, borders and icons (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export const schemes = {
  light: {
    /** `contactUs`: the accent, of text and lines. */
    accent: ACCENT,
    heading: '#000',
    paragraph: '#1E1E1E',
    /** Secondary running text: the lightest grey that keeps 4.5:1 on white and on `surface`. */
    muted: '#5C5C5C',
    line: '#AAA',
    hairline: '#E2E0DD',
    /** `footerBg` */
    surface: '#F1F1F1',
    paper: '#FFF',
    success: '#17693A',
    failure: '#B3261E',
  },
  dark: {
    /** The accent as the filter for drawings shows it. */
    accent: applyDrawingFilter(ACCENT),
    heading: '#FFF',
    paragraph: '#DEDBE2',
    muted: '#A9A5AF',
    line: '#6F6B77',
    hairline: '#312E36',
    surface: '#1C1A1F',
    paper: '#121214',
    success: '#79CF9C',
    failure: '#FF9C93',
  },
} as const

export type SchemeColor = keyof typeof schemes.light

/** The colours of a scheme, as CSS declarations. */
export function declarations(scheme: keyof typeof schemes): string {
  return Object.entries(schemes[scheme])
    .map(([name, value]) => `--${name}: ${value}`)
    .join('; ')
}

/** The colours as CSS variables. */
export const schemeColor = Object.fromEntries(Object.keys(schemes.light).map((name) => [name, `var(--${name})`])) as Record<SchemeColor, string>
