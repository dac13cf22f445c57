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

/** Headers and footers that this worker has checked; most pages have the same. */
const checkedFrames = new Set<string>()

/** Kinds of text and colours that this worker has checked; components look the same on every page. */
const checkedColours = new Set<string>()

/**
 * Accessibility violations of a page in one language, as lines with rule and element. Pages with the same elements as an earlier one
 * are skipped, because texts alone break no rule; so are checked headers and footers. Contrast takes 80 % of the time of all rules, so
 * it is checked once for each kind of text and colour, on any page.
 *
 * @param checked kinds of elements checked before; those of this page are added.
 * @param state the window’s width and the open parts, which the elements do not show.
 */
export async function newViolations(page: Page, checked: Set<string>, state: string): Promise<string[]> {
  const [content = [], itsFrame = []] = await kindsOfElements(page, [`body *:not(:is(${frame}), :is(${frame}) *)`, `:is(${frame}) *`])
  const inState = (kinds: string[]) => kinds.map((kind) => `${state} ${kind}`)
  const isContentNew = addNew(inState(content), checked).length > 0
  const isFrameNew = addNew(inState(itsFrame), checkedFrames).length > 0
  const rest = isContentNew || isFrameNew ? await violations(page, isFrameNew ? [] : frame.split(', ')) : []
  return [...rest, ...(await newContrasts(page))]
}

/** Adds kinds to the checked ones, and returns the new ones. */
function addNew(kinds: string[], checked: Set<string>): string[] {
  const added = kinds.filter((kind) => !checked.has(kind))
  for (const kind of added) checked.add(kind)
  return added
}

/** Texts with low contrast, of kinds that no earlier page had. */
async function newContrasts(page: Page): Promise<string[]> {
  const texts = await kindsOfText(page)
  const added = addNew(await texts.evaluate((texts) => [...texts.keys()]), checkedColours)
  if (added.length === 0) return []
  await loadAxe(page)
  const found = await page.evaluate(
    async ({ texts, added }) => {
      const include = added.flatMap((kind) => texts.get(kind) ?? [])
      return (await window.axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false })).violations
    },
    { texts, added },
  )
  return found.flatMap(describe)
}

/** All other rules. */
async function violations(page: Page, exclude: string[]): Promise<string[]> {
  await loadAxe(page)
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: rules },
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
    preload: false,
  }
  const found = await page.evaluate(async ({ exclude, options }) => (await window.axe.run({ exclude }, options)).violations, { exclude, options })
  return found.flatMap(describe)
}

async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

function describe({ id, help, nodes }: axe.Result): string[] {
  return nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? help})`)
}

/** One element for each kind of visible text: contrast depends on its element, parents, colours and size. */
function kindsOfText(page: Page): Promise<JSHandle<Map<string, Element>>> {
  return page.evaluateHandle(() => {
    const texts = new Map<string, Element>()
    const backgrounds = new Map<Element, string>()
    for (const element of document.body.querySelectorAll('*')) {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      if (!hasText || element.matches('script, style, noscript') || !element.checkVisibility({ visibilityProperty: true })) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const isLarge = Number.parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24)
      texts.set([place(element), place(element.parentElement), color, background(element), isLarge ? 'large' : ''].join(' '), element)
    }
    return texts

    function place(element: Element | null): string {
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
  })
}

/**
 * The elements and attributes that the other rules depend on, without texts, and without the spans that keep words together, in one language
 * here and in another there. Another span may hide the name of a link, or stand in a list.
 */
function kindsOfElements(page: Page, selectors: string[]): Promise<string[][]> {
  return page.evaluate((selectors) => {
    const references = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'headers', 'list', 'popovertarget']
    const kept = ['class', 'role', 'type', 'tabindex', 'hidden', 'inert', 'autocomplete', 'scope', 'aria-current', 'aria-expanded', 'aria-hidden', 'aria-live']
    const isOnlyKept = (element: Element) => element.matches('span.whole, span.ending')
    return selectors.map((selector) => {
      const elements = [...document.querySelectorAll(selector)].filter((element) => !element.matches('script, style, wbr') && !isOnlyKept(element))
      return [...new Set(elements.map(kindOf))]
    })

    function kindOf(element: Element): string {
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name) ?? ''
        if (kept.includes(name)) return `${name}=${value}`
        if (references.includes(name)) return `${name}→${value.split(' ').map((id) => document.getElementById(id)?.localName)}`
        if (name === 'lang') return `lang ${value === document.documentElement.lang ? 'of the page' : 'of another'}`
        return `${name}${value.trim() ? '' : ' is empty'}`
      })
      return [element.parentElement?.localName, element.localName, ...attributes.toSorted(), element.textContent?.trim() ? '' : 'without words'].join(' ')
    }
  }, selectors)
}
