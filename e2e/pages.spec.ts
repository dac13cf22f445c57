import { expect, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { brokenWords } from './support/brokenWords'
import { overflow } from './support/overflow'
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
        const extra = await Promise.all(['a[data-embed]', 'video[data-loop]'].map(async (few) => ((await page.locator(few).count()) > 0 ? 1 : 0)))
        const own = await ownScripts(page, request)
        expect.soft(scripts.length, 'scripts').toBe(extra.reduce<number>((sum, each) => sum + each, own.length))
      }
      expect(problems).toEqual([])
    })
  }
}
