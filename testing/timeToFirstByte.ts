import type { Page } from '@playwright/test'

/** Overrides the time to first byte that pages measure, independent of the machine’s load. */
export async function setTimeToFirstByte(page: Page, timeMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStart', {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart + ms
      },
    })
  }, timeMs)
}
