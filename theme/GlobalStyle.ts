import { createGlobalStyle } from 'styled-components'
import { turn } from './colours'
import { fontFaces, fontStack } from './fonts'
import { declarations } from './schemes'
import { color, media, space, type } from './tokens'

/** Drawings are black lines on nothing: turned, black is white and the accent a lighter one (decision 20). */
const dark = `color-scheme: dark; ${declarations('dark')}; --drawing: invert(${turn.invert}) hue-rotate(${turn.degrees}deg)`

/** Global rules: colours, reset, type, focus, motion. */
export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root { color-scheme: light; ${declarations('light')} }
  /* The visitor’s choice (renderer/inline/chooseScheme.ts), or else the system’s. Paper is white. */
  @media screen {
    :root[data-scheme='dark'] { ${dark} }
    @media (prefers-color-scheme: dark) { :root:not([data-scheme='light']) { ${dark} } }
  }
  img:is([src*='/art/'], [src^='data:']) { filter: var(--drawing); color: #000 }
  *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }
  html {
    font-size: 100%;
    color: ${color.paragraph};
    background: ${color.paper};
    scroll-padding-block-start: calc(${space.header} + 1rem);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    hanging-punctuation: first;
    /* The default is U+2010, for which browsers would load the rest of the typeface. */
    hyphenate-character: '-';
  }
  /* A post in English keeps its own look among Japanese ones. */
  :where([lang]):not(:lang(ja)) { font-family: ${fontStack.latin}; line-height: 1.6 }
  /* Only on elements with a lang attribute, so that their children inherit, also the tighter line height of headings and buttons. */
  :where([lang]):lang(ja) { font-family: ${fontStack.japanese}; line-height: 1.85; line-break: strict; hanging-punctuation: none }
  /* Also on that element alone, so that a link in a heading is broken as the heading is. */
  :where(:lang(de) [lang]:not(:lang(de))) { hyphens: manual }
  :where([lang]:lang(de)) { hyphens: auto; hyphenate-limit-chars: 12 5 5 }
  body { font-size: ${type.body}; overflow-wrap: anywhere; -webkit-font-smoothing: antialiased; padding-block-start: ${space.header} }
  h1, h2, h3, h4 { color: ${color.heading}; font-weight: 600; line-height: 1.12; letter-spacing: -0.02em; text-wrap: balance; hyphens: manual }
  :is(h1, h2, h3, h4, th, dt, b, summary, aside li, .label, footer p):lang(ja) { word-break: auto-phrase; &:has(wbr) { word-break: keep-all } }
  :is(h1, h2, h3, h4):lang(ja) { line-height: 1.4; letter-spacing: 0; font-feature-settings: 'palt' }
  /* Where every word fits: the headings of columns need more room than those of pages. */
  ${media.lg} { :is(h1, h2):lang(de) { hyphens: none } }
  ${media.xl} { :is(h3, th, b):lang(de) { hyphens: none } }
  /* A phone with letters twice the size has no room for “Unternehmen”. */
  @media (max-width: 15em) { :is(h1, h2, h3):lang(de) { hyphens: auto; hyphenate-limit-chars: 7 3 3 } h1:lang(de) { font-size: 2rem } }
  :lang(de) .whole { white-space: nowrap }
  h1 { font-size: ${type.h1} }
  h1:lang(ja) { font-size: ${type.h1Japanese} }
  h2 { font-size: ${type.h2} }
  h3 { font-size: ${type.h3}; line-height: 1.3; letter-spacing: -0.01em }
  :is(td, th) { overflow-wrap: break-word }
  p, li, dd { text-wrap: pretty }
  ul, ol { list-style: none }
  a { color: inherit; text-decoration-thickness: 1px; text-underline-offset: 0.2em }
  a[href^='tel:'] { white-space: nowrap }
  a:hover { color: ${color.link} }
  img, svg, video { display: block; max-inline-size: 100%; block-size: auto }
  /* A photograph takes the shape of the drawing that it stands for; what authors of posts write is their own. */
  picture { display: contents }
  source { display: none }
  picture:where(:not(.prose *)) > img { aspect-ratio: 4 / 3; object-fit: cover }
  button, input, select, textarea { font: inherit; color: inherit }
  button, summary { cursor: pointer }
  summary { list-style: none }
  summary::-webkit-details-marker { display: none }
  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 3px }
  :where(:focus-visible) { border-radius: 2px }
  ::selection { background: ${color.band}; color: #fff }
  [hidden] { display: none !important }
  [data-island] { display: contents }
  /* A focused skip link is visible. Checkboxes and radio buttons stay hidden, as their labels show the focus. */
  .visually-hidden:not(a:focus, a:active) { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
  ${media.motion} { @view-transition { navigation: auto } html { scroll-behavior: smooth } @keyframes rise { from { transform: scaleY(0.86) } } }
  /* Black lines on what may be a black ground. */
  @media (forced-colors: active) { main img { forced-color-adjust: none; background: #fff } }
  /* Paper has no controls, and printers omit backgrounds, so white text on one would be lost. */
  @media print {
    body { padding: 0; font-size: 11pt }
    :is(header, nav, button, form, label) { display: none !important }
    a { background: none !important; color: inherit !important }
    :is(h2, h3) { break-after: avoid }
    :is(img, pre, tr, li, article, figure, footer) { break-inside: avoid }
  }
`
