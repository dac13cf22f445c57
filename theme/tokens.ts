import { ACCENT } from './accent'
import { darker } from './colours'
import { schemeColor, schemes } from './schemes'

/** The colours: those that differ by scheme, and those that are the same in both. */
export const color = {
  ...schemeColor,
  /** Of links in running text, of the current page’s, and of all others under the pointer. */
  link: schemeColor.accent,
  /** The accent as a background; white on it has 8.1:1. */
  band: ACCENT,
  bandDark: darker(ACCENT),
  /** Behind selected text, which is black: seen on white, on black and on the accent. */
  selection: schemes.dark.accent,
  /** `para`: 3.2:1 on white, so for lines, large text and decoration only. */
  para: '#919191',
  /** Border of form fields: 4.5:1 on white, 4.1:1 on the dark background. */
  field: '#767676',
  /** Backgrounds of toasts (specification §8); both pass AA with white text. */
  successBand: '#17693A',
  failureBand: '#B3261E',
} as const

/** Breakpoints of specification §9: 576, 768, 992, 1024 and 1200 px, and one for large text; in em, because they depend on the reader’s text size. */
const breakpoint = { tight: 15, sm: 36, md: 48, lg: 62, navigation: 64, xl: 75 } as const

/** Windows that are low, em: at least as wide, 560 px, as the smallest phone on its side is 568 px wide, and at most as high. */
const low = { width: 35, height: 30 }

/** Media queries, to be put before a block. */
export const media = {
  /** A phone with text of twice the size. */
  tight: `@media (max-width: ${breakpoint.tight}em)`,
  beyondTight: `@media (min-width: ${breakpoint.tight + 0.001}em)`,
  phone: `@media (max-width: ${breakpoint.sm - 0.001}em)`,
  small: `@media (max-width: ${breakpoint.md - 0.001}em)`,
  sm: `@media (min-width: ${breakpoint.sm}em)`,
  md: `@media (min-width: ${breakpoint.md}em)`,
  /** What also suits paper, which is a little narrower. */
  mdAndPaper: `@media print, (min-width: ${breakpoint.md}em)`,
  lg: `@media (min-width: ${breakpoint.lg}em)`,
  /** A phone on its side, and what else is as low. */
  low: `@media (min-width: ${low.width}em) and (max-height: ${low.height}em)`,
  lgOrLow: `@media (min-width: ${breakpoint.lg}em), (min-width: ${low.width}em) and (max-height: ${low.height}em)`,
  /** The same, and a page that is enlarged to the utmost: the header takes less of its height. */
  lowSideMenu: `@media (max-width: ${breakpoint.navigation - 0.001}em) and (max-height: ${low.height}em)`,
  xl: `@media (min-width: ${breakpoint.xl}em)`,
  belowLarge: `@media (max-width: ${breakpoint.lg - 0.001}em)`,
  sideMenu: `@media (max-width: ${breakpoint.navigation - 0.001}em)`,
  menuBar: `@media (min-width: ${breakpoint.navigation}em)`,
  motion: '@media (prefers-reduced-motion: no-preference)',
} as const

/**
 * Fluid sizes: the first number at 360 px, the second at 1440 px. They are few, as the first layout prepares every font anew for each size and weight, and Chromium on
 * Linux asks another process about a Japanese one each time.
 */
export const type = {
  /** Labels of the home page’s sectors and map. */
  tiny: '0.8125rem',
  /** Labels, notes, lists of links and their headings. */
  small: '0.9375rem',
  body: fluid(16, 18),
  /** Long texts. */
  reading: fluid(16, 20),
  /** Introductions, and headings of cards and within a text. */
  lead: fluid(18, 22),
  h2: fluid(28, 46),
  h1: wordWide(36, 68, 10.5),
  /** Japanese glyphs fill their square, so they look larger at the same size. */
  h1Japanese: wordWide(28, 54, 9),
  /** Headings across the page. */
  display: wordWide(38, 76, 12),
} as const

/** 20 px at 360 px, 60 px at 1,385 px; not in rem, so that larger text does not narrow the column on phones. */
const gutter = 'min(6px + 3.9vw, 60px)'
/** Half of `contentWidth`, rem. */
const half = 41.25
/** Margins and gaps. */
export const space = {
  /** Side margin of the page; 60 px on wide screens (specification §9). */
  gutter,
  /** The same for full-width parts of the page, which align with its content. */
  side: `max(${gutter}, 50% - ${half}rem)`,
  /** The same inside of a column, to whose width a percentage would refer. */
  sideOfColumn: `max(${gutter}, 50vw - ${half}rem)`,
  gap: fluid(16, 32),
  /** Above and below a part of a page; less on paper (`GlobalStyle`). */
  section: 'var(--section)',
  /** Height of the fixed header; less in a low window (`GlobalStyle`). */
  header: 'var(--header)',
  /** Space for the header above the target of a link within a page. */
  belowHeader: '5.5rem',
} as const

/** The values of `space.header`. */
export const headerHeight = { usual: '4.5rem', low: '3.5rem' } as const

/** The value of `space.section` on a screen. */
export const sectionSpace = fluid(44, 88)

/** Maximum width of a page’s content. */
export const contentWidth = `${2 * half}rem`

function fluid(from: number, to: number): string {
  return `clamp(${from / 16}rem, ${between(from, to)}, ${to / 16}rem)`
}

/** A fluid size that does not grow with the reader’s text beyond what leaves the longest word of a heading whole. */
function wordWide(from: number, to: number, most: number): string {
  return `min(${between(from, to)}, ${most}vw, ${to / 16}rem)`
}

function between(from: number, to: number): string {
  const slope = (to - from) / (1440 - 360)
  const base = from - slope * 360
  return `${rounded(base / 16)}rem + ${rounded(slope * 100)}vw`
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
