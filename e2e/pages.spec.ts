import { expect, type Page, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { samples } from './support/samples'
import { containsReact, ownScripts, watchScripts } from './support/scripts'
import { layoutShifts, readToTheEnd, watchForProblems, watchForShifts } from './support/watch'

for (const locale of locales) {
  for (const { name, path, status = 200 } of samples) {
    const target = address(path, locale)

    for (const width of [1440, 320]) {
      test(`${target} (${name}) is sound and stands still at ${width} px`, async ({ page, request }) => {
        await page.setViewportSize({ width, height: 800 })
        const problems = await watchForProblems(page)
        const scripts = watchScripts(page)
        await watchForShifts(page)

        const response = await page.goto(target)
        expect(response?.status()).toBe(status)
        await expect(page.locator('h1')).toHaveCount(1)
        expect(await layoutShifts(page), 'moves while loading').toEqual([])

        await readToTheEnd(page)
        expect(await layoutShifts(page), 'moves while scrolling').toEqual([])
        expect(await overflow(page), 'sticks out at the side').toEqual([])

        if ((await page.locator('[data-island]').count()) === 0) {
          expect(scripts.toSorted(), 'scripts').toEqual((await ownScripts(page, request)).toSorted())
          expect(scripts.filter(containsReact)).toEqual([])
        }
        expect(problems).toEqual([])
      })
    }
  }
}

/** What makes the page wider than the window; none where it is not. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .map((element) => `${Math.round(element.getBoundingClientRect().right)} px: ${element.outerHTML.slice(0, 120)}`)
  })
}
