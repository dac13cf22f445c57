import { readFileSync } from 'node:fs'
import type { JSHandle, Page } from '@playwright/test'
import type axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Sent to many pages, so the short one. */
const source = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The layout around the content of a page. */
const frame = 'body > header, body > footer'

/** Marks texts whose contrast is asked, and what is in them, such as the choices of a label: by an attribute, axe finds them without trying each element. */
const newText = 'data-new-text'

/** Spans that keep words together, in one language here and in another there, and change no colour by themselves. */
const keptTogether = 'span.whole, span.ending'

/** Headers and footers that this worker has checked; most pages have the same. */
const checkedFrames = new Set<string>()

/** Kinds of text and colours that this worker has checked; components look the same on every page. */
const checkedColours = new Set<string>()

/**
 * Accessibility violations of a page in one language, as lines with rule and element. Pages with the same elements as an earlier one
 * are skipped, because texts alone break no rule; so are checked headers and footers. Contrast takes 80 % of the time of all rules, so
 * it is checked once for each kind of text and colour, on any page; together with the other rules, as each run of them lays a grid over
 * the whole page.
 *
 * @param checked kinds of elements checked before; those of this page are added.
 * @param state the window’s width and the open parts, which the elements do not show.
 */
export async function newViolations(page: Page, checked: Set<string>, state: string): Promise<string[]> {
  const [content = [], itsFrame = []] = await kindsOfElements(page, [`body *:not(:is(${frame}), :is(${frame}) *)`, `:is(${frame}) *`])
  const inState = (kinds: string[]) => kinds.map((kind) => `${state} ${kind}`)
  const isContentNew = addNew(inState(content), checked).length > 0
  const isFrameNew = addNew(inState(itsFrame), checkedFrames).length > 0
  const texts = await kindsOfText(page)
  const newTexts = addNew(await texts.evaluate((texts) => [...texts.keys()]), checkedColours)
  if (!isContentNew && !isFrameNew && newTexts.length === 0) return []
  await loadAxe(page)
  const unasked = isFrameNew ? [] : frame.split(', ')
  const found = await page.evaluate(
    async ({ texts, newTexts, asksAll, unasked, rules, newText }) => {
      const elements = newTexts.flatMap((kind) => texts.get(kind) ?? []).flatMap((text) => [text, ...text.querySelectorAll('*')])
      for (const element of elements) element.setAttribute(newText, '')
      const run = async (context: axe.ElementContext, runOnly: NonNullable<axe.RunOptions['runOnly']>) =>
        (await window.axe.run(context, { runOnly, resultTypes: ['violations'], preload: false })).violations
      const found = asksAll ? await run({ exclude: unasked }, { type: 'tag', values: rules }) : []
      const rest = elements.filter((element) => !asksAll || unasked.some((part) => element.closest(part)))
      if (rest.length > 0) found.push(...(await run({ include: rest }, ['color-contrast'])))
      for (const element of elements) element.removeAttribute(newText)
      return found
    },
    { texts, newTexts, asksAll: isContentNew || isFrameNew, unasked, rules, newText },
  )
  return found.flatMap(describe)
}

/** Adds kinds to the checked ones, and returns the new ones. */
function addNew(kinds: string[], checked: Set<string>): string[] {
  const added = kinds.filter((kind) => !checked.has(kind))
  for (const kind of added) checked.add(kind)
  return added
}

/** Has axe ask the contrast of marked elements only. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(`${source}\naxe.configure({ rules: [{ id: 'color-contrast', selector: '[${newText}]' }] })`)
}

function describe({ id, help, nodes }: axe.Result): string[] {
  return nodes.map(({ target, any }) => `${id}: ${target.join(' ').replaceAll(`[${newText}=""]`, '')} (${any[0]?.message ?? help})`)
}

/** One element for each kind of visible text: contrast depends on its element, parent, colours and size. */
function kindsOfText(page: Page): Promise<JSHandle<Map<string, Element>>> {
  return page.evaluateHandle((keptTogether) => {
    const texts = new Map<string, Element>()
    const backgrounds = new Map<Element, string>()
    for (const element of document.body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!hasText || element.matches('script, style, noscript') || !element.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
      const own = element.closest(`:not(${keptTogether})`)
      const parent = own?.parentElement?.closest(`:not(${keptTogether})`)
      texts.set([place(own), place(parent), color, background(element), isLarge ? 'large' : ''].join(' '), element)
    }
    return texts

    function place(element: Element | null | undefined): string {
      return `${element?.localName}.${element?.getAttribute('class')}`
    }

    function background(element: Element | null): string {
      if (!element) return ''
      const known = backgrounds.get(element)
      if (known !== undefined) return known
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const isSeenThrough = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      const found = isSeenThrough ? background(element.parentElement) : `${backgroundColor} ${backgroundImage}`
      backgrounds.set(element, found)
      return found
    }
  }, keptTogether)
}

/**
 * The elements and attributes that the other rules depend on, without texts, and without the spans that keep words together. Another span may
 * hide the name of a link, or stand in a list.
 */
function kindsOfElements(page: Page, selectors: string[]): Promise<string[][]> {
  return page.evaluate(
    ({ selectors, keptTogether }) => {
      const references = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'headers', 'list', 'popovertarget']
      const kept = [
        'class',
        'role',
        'type',
        'tabindex',
        'hidden',
        'inert',
        'autocomplete',
        'scope',
        'aria-current',
        'aria-expanded',
        'aria-hidden',
        'aria-live',
      ]
      // When a picture loads, and when and with what an island wakes up.
      const ofNoRule = ['fetchpriority', 'loading', 'data-until', 'data-prefix', 'data-props', 'data-source', 'data-checked']
      return selectors.map((selector) => {
        const elements = [...document.querySelectorAll(selector)].filter((element) => !element.matches(`script, style, wbr, ${keptTogether}`))
        return [...new Set(elements.map(kindOf))]
      })

      function kindOf(element: Element): string {
        const names = element.getAttributeNames().filter((name) => !ofNoRule.includes(name))
        const attributes = names.map((name) => {
          const value = element.getAttribute(name) ?? ''
          if (kept.includes(name)) return `${name}=${value}`
          if (references.includes(name)) return `${name}→${value.split(' ').map((id) => document.getElementById(id)?.localName)}`
          if (name === 'lang') return `lang ${value === document.documentElement.lang ? 'of the page' : 'of another'}`
          return `${name}${value.trim() ? '' : ' is empty'}`
        })
        return [element.parentElement?.localName, element.localName, ...attributes.toSorted(), element.textContent?.trim() ? '' : 'without words'].join(' ')
      }
    },
    { selectors, keptTogether },
  )
}
