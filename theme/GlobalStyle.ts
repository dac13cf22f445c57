import { createGlobalStyle } from 'styled-components'
import { drawingFilter } from './colours'
import { fontFaces, fontStack } from './fonts'
import { declarations } from './schemes'
import { color, headerHeight, media, sectionSpace, space, type } from './tokens'

/** Drawings are black lines without background: the filter turns black into white, and the accent into a lighter colour (decision 20). */
const dark = `color-scheme: dark; ${declarations('dark')}; --drawing: invert(${drawingFilter.invert}) hue-rotate(${drawingFilter.degrees}deg)`

/** Global rules: colours, reset, type, focus, motion. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root { color-scheme: light; ${declarations('light')}; --section: ${sectionSpace}; --header: ${headerHeight.usual} }
  ${media.lowSideMenu} { :root { --header: ${headerHeight.low} } }
  /* The visitor’s choice (renderer/inline/chooseScheme.ts), else the system’s. Print is always light. */
  @media screen {
    :root[data-scheme='dark'] { ${dark} }
    @media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${dark} } }
  }
  img:is([src*='/art/'], [src^='data:']) { filter: var(--drawing); color: #000 }
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }
  html {
    color: ${color.paragraph};
    background: ${color.paper};
    scroll-padding-block-start: ${space.belowHeader};
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  /* An English post on a Japanese page has Latin type. By default, the hyphen is U+2010, for which browsers would load the rest of the typeface. */
  :where([lang]):not(:lang(ja)) { font-family: ${fontStack.latin}; line-height: 1.6; --lead: 1.5; hanging-punctuation: first; hyphenate-character: '-' }
  /* Only on elements with a lang attribute: their children inherit it, or the tighter line height of headings and buttons. --lead is the line height of introductions. */
  :where([lang]):lang(ja) { font-family: ${fontStack.japanese}; line-height: 1.85; --lead: 1.8; line-break: strict; hanging-punctuation: none }
  /* Only on elements with a lang attribute, so that a link in a heading inherits the heading’s hyphenation. */
  :where(:lang(de) [lang]:not(:lang(de))) { hyphens: manual }
  :where([lang]:lang(de)) { hyphens: auto; hyphenate-limit-chars: 12 5 5 }
  body { font-size: ${type.body}; overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; padding-block-start: ${space.header} }
  h1, h2, h3, h4 { color: ${color.heading}; font-weight: 600; line-height: 1.12; letter-spacing: -0.02em; text-wrap: balance; hyphens: manual }
  :is(h1, h2, h3, h4, th, dt, b, summary, aside li, .label):lang(ja) { word-break: auto-phrase; &:has(wbr) { word-break: keep-all } }
  :is(h1, h2, h3, h4):lang(ja) { line-height: 1.4; letter-spacing: 0; font-feature-settings: 'palt' }
  /* At these widths every word fits; headings of columns need wider screens than those of pages. */
  ${media.lg} { :is(h1, h2):lang(de) { hyphens: none } }
  ${media.xl} { :is(h3, th, b):lang(de) { hyphens: none } }
  /* Headings, whatever their part of the page sets, are as large as leaves “Webentwicklung” and “エンターテインメント” whole, and no smaller than text. */
  ${media.tight} {
    :is(h1, h2, h3, b):not(:lang(ja)) { hyphens: auto; hyphenate-limit-chars: 7 3 3 }
    h1, h2, h3 { font-size: clamp(1rem, 9vw, 1.25rem) !important }
    :is(h1, h2):not(:lang(ja)) { font-size: clamp(1rem, 10.5vw, 1.25rem) !important }
  }
  .address, .ending { display: inline-block }
  .whole { white-space: nowrap }
  /* Chromium does not balance lines of which a part must not wrap. Whole on a line as well, but where the line is shorter. */
  :is(h1, h2, h3, b) .whole:not(:lang(ja)) { display: inline-block; white-space: normal }
  h1 { font-size: ${type.h1} }
  h1:lang(ja) { font-size: ${type.h1Japanese} }
  h2 { font-size: ${type.h2} }
  h3 { font-size: ${type.lead}; line-height: 1.3; letter-spacing: -0.01em }
  p, li { text-wrap: pretty }
  /* Lines of one length, or a card would end in “ます。” alone. Phrases are kept together, but not in the text of a phone: every other line would be half empty. */
  :where(li, p):lang(ja) { text-wrap: balance }
  :where(li, footer p):lang(ja) { word-break: auto-phrase }
  ${media.md} { :where(p):lang(ja) { word-break: auto-phrase } }
  ul, ol { list-style: none }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em }
  /* Whole on a line, unless the line is shorter. */
  a[href^='tel:'] { display: inline-block }
  :is(a, button, summary, select):hover { color: ${color.link} }
  img, svg, video { display: block; max-inline-size: 100%; block-size: auto }
  /* Photographs have the aspect ratio of drawings, except in the text of posts. */
  picture { display: contents }
  source { display: none }
  picture:where(:not(.prose *)) > img { aspect-ratio: 4 / 3; object-fit: cover }
  button, input, select, textarea { font: inherit; color: inherit }
  button, summary, select { cursor: pointer }
  summary { list-style: none }
  summary::-webkit-details-marker { display: none }
  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 3px }
  :where(:focus-visible) { border-radius: 2px }
  ::selection { background: ${color.selection}; color: #000 }
  [hidden] { display: none !important }
  [data-island] { display: contents }
  /* A focused skip link is visible. Checkboxes and radio buttons stay hidden, as their labels show the focus. */
  .visually-hidden:not(a:focus, a:active) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; font-size: inherit }
  /* Only what has a name of its own moves: a picture of the whole old page would hold the new one back, by 130 ms without graphics hardware. */
  ${media.motion} {
    @view-transition { navigation: auto }
    html { scroll-behavior: smooth; view-transition-name: none }
    /* The layer of what moves would take every press until it rests. Below the header, which has no name: what has one takes no press. */
    ::view-transition { clip-path: inset(${space.header} 0 0); pointer-events: none }
    @keyframes rise { from { transform: scaleY(0.86) } }
  }
  /* Arrows turn and move, under the pointer too. */
  @media (prefers-reduced-motion: reduce) { svg, ::after { transition: none !important } }
  /* Drawings are black, and the background may be black too; the map is light on a ground of its own. */
  @media (forced-colors: active) { img:not(.ornament, .map *) { forced-color-adjust: none; background: #fff } }
  /* No controls on paper; and printers omit backgrounds, on which white text would vanish. */
  @media print {
    /* Print is read from nearer than a screen. */
    :root { font-size: 80%; --section: 1.5rem }
    /* The footer is the letterhead: a table’s caption comes first, and none of the page can end on a sheet with the footer alone. */
    body { display: table; inline-size: 100%; padding: 0; font-size: 10pt }
    :is(header, nav, button, form, label) { display: none !important }
    a { background: none !important; padding-inline: 0 !important; color: inherit !important }
    :is(h2, h3:not(li h3), .head) { break-after: avoid }
    :is(.head, img, tr, li, dl, article, figure) { break-inside: avoid }
  }
`
