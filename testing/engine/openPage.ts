import { expect } from 'vitest'
import type { VisitorBrowser } from './visitorBrowser'

const isLoaded = 'return location.href === arguments[0] && document.readyState === "complete" && document.documentElement.dataset.left === undefined'

/**
 * Opens a page, and asks it whether it has loaded, because drivers may miss that: Firefox’s on a busy machine, and WebKit’s waits for
 * ever if WebKit cancels the request, as it once did, leaving an empty window. So a page that has not loaded after 40 s is requested again.
 *
 * @param run may fail, as it does between two pages.
 * @param navigate may resolve at any time.
 * @param patienceMs how long each of the three attempts may take.
 * @throws if the page does not load, or if `navigate` rejects.
 */
export async function openPage(url: string, run: VisitorBrowser['run'], navigate: () => Promise<unknown>, patienceMs = 40_000): Promise<void> {
  await run('document.documentElement.dataset.left = ""')
  for (let attempts = 3; ; attempts--) {
    let failure: unknown
    navigate().catch((error) => {
      failure = error
    })
    const isSettled = async () => failure !== undefined || (await run(isLoaded, new URL(url).href))
    try {
      await expect.poll(isSettled, { timeout: patienceMs }).toBe(true)
    } catch (error) {
      if (attempts === 1) throw error
      continue
    }
    if (failure) throw failure
    return
  }
}
