import type { Page } from '@playwright/test'

/**
 * Simulates a browser of 2023 from the next load on: without popovers, `:has`, Trusted Types, `rootMargin` of an
 * `IntersectionObserver`, the Navigation API, and view transitions. Also without prerendering, which would load unchanged pages and
 * let a test open the menu before its script runs. In styles, these features get unknown names, so the browser ignores them like an
 * older one. The page’s security policy is ignored, because changed styles have other hashes.
 */
export async function makeOlder(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setBypassCSP', { enabled: true })
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['trustedTypes', 'navigation', 'scheduler']) Reflect.deleteProperty(window, name)
    const Observer = IntersectionObserver
    // Without options, so islands are hydrated only when visible.
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback) {
        super(callback)
      }
    }
    const supports = CSS.supports as (...query: string[]) => boolean
    CSS.supports = (...query: string[]) => !/:has\(|:popover-open/.test(query.join()) && supports.apply(CSS, query)
    // The attribute works without script.
    const withoutPopover = (event: Event) => (event.target as Element).closest('[popovertarget]') && event.preventDefault()
    addEventListener('click', withoutPopover, { capture: true })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const older = html.replace(
      /<style>.*?<\/style>/s,
      (style) => withoutOwnStyle + style.replaceAll(/(?<=:)(?:has(?=\()|popover-open)|(?<=@)view-transition/g, 'unknown'),
    )
    await route.fulfill({ response, body: older.replace('type="speculationrules"', 'type="unknown"') })
  })
}

/** Takes the browser’s own style from popovers, below any style of the page. */
const withoutOwnStyle = `<style>@layer browser { [popover] {
  display: block; position: static; inset: auto; margin: 0; inline-size: auto; block-size: auto; overflow: visible; border: 0; padding: 0; background: none; color: inherit
} }</style>`
