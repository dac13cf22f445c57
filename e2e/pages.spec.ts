import { expect, type Page, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { brokenWords } from './support/brokenWords'
import { samples } from './support/samples'
import { containsReact, ownScripts, watchScripts } from './support/scripts'
import { layoutShifts, readToTheEnd, sleepingIslands, watchForProblems, watchForShifts } from './support/watch'

for (const locale of locales) {
  for (const { name, path, status = 200 } of samples) {
    const target = address(path, locale)

    test(`${target} (${name}) loads without a fault, fits the window and stands still`, async ({ page, request }) => {
      const problems = await watchForProblems(page)
      const scripts = watchScripts(page)
      await watchForShifts(page)
      await page.setViewportSize({ width: 1440, height: 1000 })
      const response = await page.goto(target)
      expect(response?.status()).toBe(status)
      await expect(page.locator('h1')).toHaveCount(1)

      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 1000 })
        await readToTheEnd(page)
        await expect.poll(() => sleepingIslands(page)).toEqual([])
        expect.soft(await layoutShifts(page), `moves at ${width} px`).toEqual([])
        expect.soft(await overflow(page), `sticks out at the side at ${width} px`).toEqual([])
      }

      for (const width of [320, 768, 992]) {
        await page.setViewportSize({ width, height: 1000 })
        expect.soft(await brokenWords(page), `cuts words of headings at ${width} px`).toEqual([])
      }

      if ((await page.locator('[data-island]').count()) === 0) {
        expect.soft(scripts.filter(containsReact), 'scripts with React').toEqual([])
        const extra = (await page.locator('a[data-embed]').count()) > 0 ? 1 : 0
        expect.soft(scripts.length, 'scripts').toBe((await ownScripts(page, request)).length + extra)
      }
      expect(problems).toEqual([])
    })
  }
}

/** What makes the page wider than the window; none where it is not. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const culprits = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && !isClipped(element),
    )
    return culprits.map((element) => `${Math.round(element.getBoundingClientRect().right)} px: ${element.outerHTML.slice(0, 120)}`)

    function isClipped(element: Element): boolean {
      const parent = element.parentElement
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent))
    }
  })
}
