import type { Page } from '@playwright/test'

/** Overrides the time to first byte that pages see, independent of the machine’s load. */
export async function answerAfter(page: Page, time: number): Promise<void> {
  await page.addInitScript((wait) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStart', {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart + wait
      },
    })
  }, time)
}
