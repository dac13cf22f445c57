/** The fallback for a feature that a browser of the list (`browserslist` in package.json) lacks. */
export interface Fallback {
  /** As in the row of docs/browsers.md. */
  name: string
  /** MDN’s keys, including those below them, such as values of a property. The row shows the versions of the first. */
  keys: string[]
  /** What a browser without it shows or does. */
  without: string
  /**
   * Limits the fallback to these places: matches the page or file, a space, and the code there. Other places need another fallback. By default it
   * applies everywhere. Unguarded calls in scripts break the following code, so they always need a place.
   */
  places?: RegExp
  /** Only some sites have it, so it is no fault if nothing needs it. */
  isOptional?: true
}

/** Used by the audit’s rule “browser features”, which reports missing and unneeded entries. Source of the table in docs/browsers.md. */
export const fallbacks: readonly Fallback[] = [
  {
    name: '`popover`',
    keys: [
      'html.global_attributes.popover',
      'html.elements.button.popovertarget',
      'css.selectors.popover-open',
      'api.HTMLElement.popover',
      'api.HTMLElement.showPopover',
      'api.HTMLElement.hidePopover',
    ],
    without: 'polyfill: menu and consent by button, Escape and a tap outside; without script, the footer’s links',
    // Of the scripts, the polyfills, and consent, which waits for them.
    places: /^(?!\/assets\/)|^\/assets\/chunks\/(polyfills|tracking)\./,
  },
  {
    name: '`:has`',
    keys: ['css.selectors.has'],
    without:
      'polyfill for tabs, chooser and the strip’s pause; drop-downs have the browser’s own arrow, links of cards enlarge no picture, tables of three columns may scroll on a phone, and “Loading” stays above the notice that a new post’s code did not load',
    places: oneOf(
      // The polyfill marks these.
      /:has\(:(focus-visible|checked)\)|\[data-(chosen|focused|paused|panel)|:has\(\[value="\w*"\](:not\()?:checked\)/,
      // Plainer: links of cards, arrows of drop-downs, lists with boxes or pictures, what lies under the menu or the question of consent (without popovers, neither opens), phrases, the picture above a chosen text.
      /:has\((:is\(h2,h3\)|article) a:(focus|hover)\)|label:has\(>select\)|li:has\(>?(input|img)\)|[#.]\w+:popover-open|:lang\(ja\):has\(wbr\)|:has\(option:not\(\[value=""\]\):checked\) \[data-pictured\]/,
      // All of the home page is laid out for the first paint.
      /:has\(~footer\)/,
      // Rows of a table on a phone, which then scrolls as one of figures does.
      /tr:has\(>:nth-child\(3\)/,
      // “Loading”, while the notice of its lookup stands below.
      /:has\(\[role="?alert"?\]\) \.(text|loading)/,
    ),
  },
  {
    name: '`:dir`, for languages from right to left',
    keys: ['css.selectors.dir'],
    without: 'arrows and ornaments point, and arrows move, as from left to right',
    isOptional: true,
  },
  {
    name: '`mask-image`',
    keys: ['css.properties.mask-image'],
    without: 'the prefixed name is used, which every engine supports, Firefox since 53',
    places: / -webkit-/,
  },
  {
    name: '`text-wrap`',
    keys: ['css.properties.text-wrap', 'css.properties.hanging-punctuation'],
    without: 'lines are filled greedily',
  },
  {
    name: '`orphans` and `widows`',
    keys: ['css.properties.orphans', 'css.properties.widows'],
    without: 'the same on paper: their default there is one line',
  },
  {
    name: '`word-break: auto-phrase`',
    keys: ['css.properties.word-break.auto-phrase'],
    without: 'the build inserts breaks between phrases (`renderer/lineBreaks/breakHeadings.ts`)',
  },
  {
    name: '`hyphens`, its limits and its character',
    keys: ['css.properties.hyphens', 'css.properties.hyphenate-character', 'css.properties.hyphenate-limit-chars'],
    without:
      'running text is not hyphenated, or with other limits; long German words in headings have soft hyphens from the build (`renderer/lineBreaks/breakHeadings.ts`)',
  },
  {
    name: '`content-visibility`',
    keys: ['css.properties.content-visibility', 'css.properties.contain-intrinsic-block-size'],
    without: 'the first paint of the home page waits for the layout of what has arrived below the first screen',
  },
  { name: '`<details name>`', keys: ['html.elements.details.name'], without: 'several groups of the menu can be open' },
  {
    name: 'Trusted Types',
    keys: ['http.headers.Content-Security-Policy.require-trusted-types-for', 'http.headers.Content-Security-Policy.trusted-types'],
    without: 'the rest of the policy applies, and the same code sanitises posts',
  },
  {
    name: 'view transitions between pages',
    keys: [
      'css.at-rules.view-transition',
      'css.properties.view-transition-name',
      'css.selectors.view-transition',
      'html.elements.link.rel.expect',
      'html.elements.link.blocking',
    ],
    without: 'pages change without a transition',
  },
  {
    name: 'speculation rules',
    keys: ['html.elements.script.type.speculationrules', 'api.Document.prerendering'],
    without: 'pages are fetched on click',
  },
  {
    name: 'Navigation API',
    keys: ['api.Window.navigation'],
    without: 'links back use `history`',
    // React asks by `typeof` one function further out.
    places: /^\/assets\/chunks\/react\./,
  },
  {
    name: '`@starting-style`, `interpolate-size`, `::details-content`',
    keys: ['css.at-rules.starting-style', 'css.properties.interpolate-size', 'css.selectors.details-content'],
    without: 'menus open without animation',
  },
  {
    name: '`overflow-clip-margin`',
    keys: ['css.properties.overflow-clip-margin'],
    without: 'the focus ring of a link in a group of the side menu lacks its end',
  },
  {
    name: 'scroll-driven animations',
    keys: ['css.properties.animation-timeline', 'css.properties.animation-range'],
    without: 'pictures of cards do not move, and the lines of steps are whole',
  },
  {
    name: '`:target-current`, `scroll-target-group`',
    keys: ['css.selectors.target-current', 'css.properties.scroll-target-group'],
    without: 'tables of contents mark no heading',
  },
  {
    name: '`:user-invalid`',
    keys: ['css.selectors.user-invalid'],
    without: 'invalid fields get no red line; the browser still reports them on submit',
  },
  { name: '`field-sizing`', keys: ['css.properties.field-sizing'], without: 'a long message scrolls in its field' },
  {
    name: '`scrollbar-gutter`',
    keys: ['css.properties.scrollbar-gutter'],
    without: 'the page is as much wider under the open side menu as a scroll bar takes',
  },
  { name: '`scrollbar-width`', keys: ['css.properties.scrollbar-width'], without: 'a scroll bar under the carousel' },
  {
    name: '`@media (scripting)`',
    keys: ['css.at-rules.media.scripting'],
    without: 'without script, no scroll bar under the carousel, and the button for consent does nothing',
  },
  {
    name: 'metrics of a fallback font',
    keys: ['size-adjust', 'ascent-override', 'descent-override', 'line-gap-override'].map((name) => `css.at-rules.font-face.${name}`),
    without: 'text can shift slightly when the font loads',
  },
  {
    name: '`<link rel="modulepreload">`',
    keys: ['html.elements.link.rel.modulepreload'],
    without: 'the entry script requests the hero’s code, after the first paint',
  },
  {
    name: '`fetchpriority`',
    keys: [...['img', 'link', 'script'].map((tag) => `html.elements.${tag}.fetchpriority`), 'api.HTMLImageElement.fetchPriority'],
    without: 'files load in the browser’s own order',
  },
  {
    name: 'icon, manifest, theme colour',
    keys: ['html.elements.link.rel.icon', 'html.elements.link.rel.manifest', 'html.elements.meta.name.theme-color'],
    without: 'the browser’s own look; iPhones take `apple-touch-icon`',
  },
  {
    name: 'features of phones',
    keys: ['html.elements.meta.name.viewport', 'html.elements.video.playsinline'],
    without: 'nothing: on a desktop, pages are as wide as the window and videos play inline',
  },
  {
    name: 'features of a mouse',
    keys: ['css.properties.cursor', 'css.properties.resize', 'css.selectors.selection'],
    without: 'nothing: touch has no pointer, and the system colours selections',
  },
  { name: '`ui-monospace`', keys: ['css.properties.font-family.ui-monospace'], without: 'the next font in the list' },
  { name: '`forced-color-adjust`', keys: ['css.properties.forced-color-adjust'], without: 'nothing: contrast themes are Windows’, where there is no Safari' },
  { name: '`break-after: avoid`', keys: ['css.properties.break-after.avoid'], without: 'a heading may be the last line of a printed page' },
  { name: '`navigator.connection`', keys: ['api.Navigator.connection'], without: 'data saving is ignored; reduced motion still applies' },
  { name: '`navigator.globalPrivacyControl`', keys: ['api.Navigator.globalPrivacyControl'], without: 'the visitor is asked for consent' },
  { name: '`setImmediate`', keys: ['api.Window.setImmediate'], without: 'React uses a message channel' },
]

function oneOf(...patterns: RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'))
}
