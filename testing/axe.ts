import type { Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What stands around the content of a page. */
const frame = 'body > header, body > footer'

/** What this worker has seen of headers and footers, which are the same on most pages. */
const knownFrames = new Set<string>()

/**
 * What a page gets wrong for people with disabilities, as lines that say which rule and where; of one language after another. One that has
 * nothing else than those before it is not asked again: words alone break no rule. Nor are a header and a footer that another page had. The
 * contrast of words, which takes four fifths of the time, is asked again where something has other colours, not in another state.
 *
 * @param known what the languages before had; what this one has is added.
 * @param state the window’s width, and what is open; it does not show in the elements.
 */
export async function newViolations(page: Page, known: Set<string>, state: string): Promise<string[]> {
  const content = await kindsOfElements(page, `body *:not(:is(${frame}), :is(${frame}) *)`)
  const itsFrame = await kindsOfElements(page, `:is(${frame}) *`)
  const hasOtherColours = [remember(content, known), remember(itsFrame, knownFrames)].includes(true)
  const inState = (kinds: string[]) => kinds.map((kind) => `${state} ${kind}`)
  const ofContent = remember(inState(content), known)
  const ofFrame = remember(inState(itsFrame), knownFrames)
  return ofContent || ofFrame ? violations(page, ofFrame ? [] : frame.split(', '), hasOtherColours) : []
}

/** @returns whether any of them was new. */
function remember(kinds: string[], known: Set<string>): boolean {
  const before = known.size
  for (const kind of kinds) known.add(kind)
  return known.size > before
}

async function violations(page: Page, exclude: string[], withContrast: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: rules },
    rules: { 'color-contrast': { enabled: withContrast } },
    resultTypes: ['violations'],
    preload: false,
  }
  const found = await page.evaluate(async ({ exclude, options }) => (await axe.run({ exclude }, options)).violations, { exclude, options })
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? help})`))
}

/** What the rules look at, but for the words themselves: which kinds of elements there are, with their attributes and colours. */
function kindsOfElements(page: Page, selector: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const references = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'headers', 'list', 'popovertarget']
    const kept = ['class', 'role', 'type', 'tabindex', 'hidden', 'inert', 'autocomplete', 'scope', 'aria-current', 'aria-expanded', 'aria-hidden', 'aria-live']
    const elements = [...document.querySelectorAll(selector)].filter((element) => !element.matches('script, style, wbr'))
    return [...new Set(elements.map(describe))]

    function describe(element: Element): string {
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name) ?? ''
        if (kept.includes(name)) return `${name}=${value}`
        if (references.includes(name)) return `${name}→${value.split(' ').map((id) => document.getElementById(id)?.localName)}`
        if (name === 'lang') return `lang ${value === document.documentElement.lang ? 'of the page' : 'of another'}`
        return `${name}${value.trim() ? '' : ' is empty'}`
      })
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
      const look = hasText ? getComputedStyle(element) : undefined
      return [
        element.parentElement?.localName,
        element.localName,
        ...attributes.toSorted(),
        look?.color,
        element.textContent?.trim() ? '' : 'without words',
      ].join(' ')
    }
  }, selector)
}
