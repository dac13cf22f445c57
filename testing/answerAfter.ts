import type { Page } from '@playwright/test'

/** Lets pages believe that the first byte of each came after so many ms, however busy the machine is. */
export async function answerAfter(page: Page, time: number): Promise<void> {
  await page.addInitScript((wait) => {
    Object.defineProperty(PerformanceNavigationTiming.prototype, 'responseStart', {
      get(this: PerformanceNavigationTiming) {
        return this.requestStart + wait
      },
    })
  }, time)
}
