import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

/** What the page gets wrong for people with disabilities, as lines that say which rule and where. */
export async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], preload: false }).withTags(rules)
  // Without frames the legacy mode finds the same, and opens no second page for it.
  const { violations: found } = await axe.setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? help})`))
}

/**
 * What the rules look at, but for the words themselves: which elements there are, and their attributes. Two languages of
 * a page that have the same, and the same colours, break the same rules.
 */
export function markup(page: Page): Promise<string> {
  return page.evaluate(() => {
    const references = ['for', 'aria-controls', 'aria-describedby', 'aria-labelledby', 'headers', 'list', 'popovertarget']
    const kept = ['class', 'role', 'type', 'tabindex', 'hidden', 'inert', 'autocomplete', 'scope', 'aria-current', 'aria-expanded', 'aria-hidden', 'aria-live']
    const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.matches('script, style, wbr'))
    return elements.map(describe).join('\n')

    function describe(element: Element): string {
      const attributes = element.getAttributeNames().map((name) => {
        const value = element.getAttribute(name) ?? ''
        if (kept.includes(name)) return `${name}=${value}`
        if (references.includes(name)) return `${name}→${value.split(' ').map((id) => document.getElementById(id)?.localName)}`
        if (name === 'lang') return `lang ${value === document.documentElement.lang ? 'of the page' : value}`
        return `${name}${value.trim() ? '' : ' is empty'}`
      })
      const color = element.childElementCount === 0 ? getComputedStyle(element).color : ''
      return `${element.localName} ${attributes.toSorted().join(' ')} ${element.textContent?.trim() ? color : 'without words'}`
    }
  })
}
