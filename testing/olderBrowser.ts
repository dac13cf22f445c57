import type { Page } from '@playwright/test'

/**
 * Makes the page that of a browser of 2023, from its next load on: without popovers, `:has`, `content-visibility`, Trusted Types, idle
 * callbacks, margins of an `IntersectionObserver`, the Navigation API, transitions between pages and pages fetched ahead, which would come as they are and so let a test open the
 * menu before its script. What a style says about these becomes something that no browser knows, as an older one takes it.
 * The test needs `bypassCSP`, as the changed style has another hash than the policy says.
 */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
    for (const name of ['requestIdleCallback', 'trustedTypes', 'navigation', 'scheduler']) Reflect.deleteProperty(window, name)
    const Observer = IntersectionObserver
    // Nothing wakes before it is in sight.
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback) {
        super(callback)
      }
    }
    const supports = CSS.supports as (...query: string[]) => boolean
    CSS.supports = (...query: string[]) => !/:has\(|:popover-open/.test(query.join()) && supports.apply(CSS, query)
    // The attribute opens a popover without any script.
    const withoutPopover = (event: Event) => (event.target as Element).closest('[popovertarget]') && event.preventDefault()
    addEventListener('click', withoutPopover, { capture: true })
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    const html = await response.text()
    const older = html.replace(/<style>.*?<\/style>/s, (style) =>
      style.replaceAll(/(?<=:)(?:has(?=\()|popover-open)|(?<=@)view-transition|content-visibility(?=:)/g, 'unknown'),
    )
    await route.fulfill({ response, body: older.replace('type="speculationrules"', 'type="unknown"') })
  })
}
