import { describe, expect, it } from 'vitest'
import { document, sampleSite } from '../../../testing/sampleSite'
import { type Fallback, fallbacks } from '../fallbacks'
import { readCompatData } from '../features/compatData'
import { browserFeaturesRule } from './browserFeatures'

const read = () => readCompatData(['chrome111', 'firefox115', 'safari16.4', 'ios16.4'])

/** What is missing in a page with this style, body and script, as MDN calls it. */
function lacks({ css = '', body = '', code = '' }, written: readonly Fallback[] = []): string[] {
  const page = document(`<main><h1>Acme</h1>${body}</main>`, { head: `<style>${css}</style>` })
  const site = sampleSite({ '/index.html': page, ...(code && { '/assets/x.js': code }) })
  return browserFeaturesRule(written, read)
    .check(site)
    .map(({ found }) => /\(([\w.-]+)(?:, as|\), which)/.exec(found)?.[1] ?? found)
}

describe('without a listed fallback', () => {
  it.each([
    ['css.selectors.has', '.a:has(p){color:red}'],
    ['css.selectors.has', '@media print{.b,.a:not(:has(>p)){color:red}}'],
    ['css.selectors.popover-open', '#_menu:popover-open{display:flex}'],
    ['css.properties.content-visibility', 'footer{content-visibility:auto}'],
    ['css.properties.text-wrap', 'h1{text-wrap:balance}'],
    ['css.properties.mask-image', 'h1{mask-image:none}'],
    ['css.properties.word-break.auto-phrase', 'h1{word-break:auto-phrase}'],
    ['css.at-rules.view-transition', '@view-transition{navigation:auto}'],
    ['css.types.color.light-dark', 'h1{--ink:light-dark(#000,#fff)}'],
    ['css.at-rules.scope', '@scope (main){h1{color:red}}'],
    ['css.at-rules.media.scripting', '@media (scripting:none){h1{color:red}}'],
    ['css.at-rules.font-face.size-adjust', '@font-face{font-family:x;src:local(x);size-adjust:90%}'],
  ])('reports %s in a style', (key, css) => {
    expect(lacks({ css })).toContain(key)
  })

  it.each([
    ['html.elements.details.name', '<details name="menu"><summary>a</summary>b</details>'],
    ['html.global_attributes.popover', '<div popover="auto">a</div>'],
    ['html.elements.script.type.speculationrules', '<script type="speculationrules">{}</script>'],
    ['http.headers.Content-Security-Policy.trusted-types', '<meta http-equiv="Content-Security-Policy" content="default-src \'self\';trusted-types x">'],
  ])('reports %s in a document', (key, body) => {
    expect(lacks({ body })).toContain(key)
  })

  it.each([
    ['api.Window.requestIdleCallback', 'requestIdleCallback(go)'],
    ['api.Window.requestIdleCallback', "if('requestIdleCallback' in window)requestIdleCallback(go)"],
    ['api.HTMLElement.showPopover', "document.getElementById('_menu').showPopover()"],
    ['api.Document.startViewTransition', 'document.startViewTransition(go)'],
    ['javascript.builtins.Object.groupBy', 'Object.groupBy([], go)'],
    ['javascript.builtins.Promise.withResolvers', 'Promise.withResolvers()'],
  ])('reports %s in a script', (key, code) => {
    expect(lacks({ code })).toContain(key)
  })

  it.each([
    [
      'what every browser of the list knows',
      { css: '.a:is(p,b)::after{inset:0;color:rgb(0 0 0/.5)}@media (min-width:9px){p{gap:1rem}}', code: '[].at(-1)?.closest("a")' },
    ],
    ['what the script declares itself', { code: 'function requestIdleCallback(go){go()}requestIdleCallback(()=>{})' }],
    ['a plainer value before', { css: '.a{color:red;color:light-dark(#000,#fff)}' }],
    ['an older name beside the newer one', { css: '.a{-webkit-hyphens:auto;hyphens:auto}' }],
  ])('accepts %s', (_, site) => {
    expect(lacks(site)).toEqual([])
  })
})

describe('with a listed fallback', () => {
  const written: Fallback[] = [
    { name: ':has', keys: ['css.selectors.has'], without: '', places: /label:has\(:checked\)/ },
    { name: 'idle', keys: ['api.Window.requestIdleCallback'], without: '' },
    { name: 'animation', keys: ['css.properties.animation-timeline'], without: '', places: /nowhere/ },
  ]

  it('accepts its places, and reports others', () => {
    expect(lacks({ css: 'label:has(:checked){color:red}' }, written)).toEqual([])
    expect(lacks({ css: 'p:has(b){color:red}' }, written)).toEqual(['css.selectors.has'])
  })

  it('accepts a feature query in the style', () => {
    expect(lacks({ css: '@supports (animation-timeline:view()){p{animation-timeline:view()}}' }, written)).toEqual([])
    expect(lacks({ css: '@supports not (animation-timeline:view()){p{animation-timeline:view()}}' }, written)).toEqual(['css.properties.animation-timeline'])
  })

  it.each([
    "if('requestIdleCallback' in window)requestIdleCallback(go);else setTimeout(go)",
    '`requestIdleCallback`in window?requestIdleCallback(go):setTimeout(go)',
    'typeof requestIdleCallback=="function"&&requestIdleCallback(go)',
    'window.requestIdleCallback?.(go)',
    'const idle=window.requestIdleCallback??setTimeout;idle(go)',
    'function wait(){if(!window.requestIdleCallback)return;requestIdleCallback(go)}',
  ])('accepts a script with feature detection: %s', (code) => {
    expect(lacks({ code }, written)).toEqual([])
  })

  it.each([
    'requestIdleCallback(go)',
    'window.requestIdleCallback(go)',
    'typeof fetch=="function"&&requestIdleCallback(go)',
    'setTimeout(()=>self.requestIdleCallback(go))',
  ])('reports a script without feature detection: %s', (code) => {
    expect(lacks({ code }, written)).toEqual(['api.Window.requestIdleCallback'])
  })
})

it('reports a fallback that the site does not need', () => {
  const pages = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`/page-${index}.html`, document()]))
  const [finding] = browserFeaturesRule([{ name: ':has', keys: ['css.selectors.has'], without: '' }], read).check(sampleSite(pages))
  expect(finding).toEqual({ page: '/', found: 'css.selectors.has in “:has” of scripts/audit/fallbacks.ts', expected: 'no such key, as nothing needs it' })
})

it('accepts what only a site from right to left has, and one without it', () => {
  expect(lacks({ css: '.a svg:dir(rtl){scale:-1 1}' }, fallbacks)).toEqual([])
  const pages = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`/page-${index}.html`, document()]))
  const unneeded = browserFeaturesRule(fallbacks, read)
    .check(sampleSite(pages))
    .map(({ found }) => found.split(' ')[0])
  expect(unneeded).not.toContain('css.selectors.dir')
  expect(unneeded).toContain('css.selectors.has')
})

it('has only keys of MDN', () => {
  const table = readCompatData()
  expect(fallbacks.flatMap(({ keys }) => keys).filter((key) => !table.has(key) && table.below(key).length === 0)).toEqual([])
})
