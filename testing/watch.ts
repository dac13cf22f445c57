import type { Page } from '@playwright/test'

declare global {
  interface Window {
    layoutShifts: string[]
    reportViolation(violation: string): void
  }
}

/**
 * Collects all problems of a page from now on: errors, warnings, violations of the security policy, failed requests. The list grows
 * as they occur. Excludes the 404 of a missing page itself, and requests aborted by navigation.
 */
export async function watchForProblems(page: Page): Promise<string[]> {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    const isOwn404 = url === page.url() && message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isOwn404) problems.push(`console ${message.type()}: ${message.text()} (${url})`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const isOwn404 = response.request().isNavigationRequest() || response.url() === page.url()
    if (response.status() >= 400 && !isOwn404) problems.push(`${response.status()}: ${response.url()}`)
  })
  await page.exposeBinding('reportViolation', (_, violation: string) => problems.push(`security policy: ${violation}`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.reportViolation(`${violatedDirective} ${blockedURI} ${sample}`)
    })
  })
  return problems
}

/** Records all unexpected layout shifts from the first paint on; read them with `layoutShifts`. */
export async function watchForShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const value = entry.value.toFixed(4)
        // What rounds to nothing is a part of a pixel, and names no element.
        if (entry.hadRecentInput || value === '0.0000') continue
        const what = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : String(node?.textContent).slice(0, 40)))
        window.layoutShifts.push(`${value} ${what.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

  interface LayoutShift extends PerformanceEntry {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
}

/** The layout shifts so far, after everything visible is painted. */
export async function layoutShifts(page: Page): Promise<string[]> {
  await drawn(page)
  return page.evaluate(() => window.layoutShifts)
}

/** Scrolls through the whole page, screen by screen, until all pictures are loaded. */
export async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  await drawn(page)
}

/** Visible islands that are not hydrated, except those that wait for interaction or for new content. */
export function sleepingIslands(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const islands = [...document.querySelectorAll('[data-island]:not([data-hydrated], [data-checked], [data-until="interaction"])')]
    const seen = islands.filter((island) => [...island.children].some((child) => child.getClientRects().length > 0))
    return seen.map((island) => island.getAttribute('data-island') ?? '')
  })
}

/**
 * Waits until the page is idle, so that it has requested what it would request by itself. A page that paints nothing more is sometimes never called idle by
 * Chromium’s headless shell, until something else happens in it; so the callback has a timeout.
 */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })))
}

/** Waits until fonts and pictures are loaded and two frames are painted. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete).map((image) => image.decode().catch(() => {})))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
