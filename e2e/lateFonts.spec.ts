import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { inMotion } from '../testing/inMotion'
import { first } from '../testing/samples'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'
import { layoutShifts, watchForShifts } from '../testing/watch'

test.use(inMotion)

const { projects } = getContent()

test('shifts nothing when fonts load after the text in every language', async ({ sharedPage: page }) => {
  await watchForShifts(page)
  await inEveryLanguage(async (locale) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0).catch(() => {})
      await route.continue().catch(() => {})
    })
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 1000 })
      for (const path of shareByLocale(locale, ['/privacy', '/services', '/work', `/project-details/${first(projects).category}/${first(projects).id}`])) {
        await page.goto(address(path, locale))
        expect.soft(await layoutShifts(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
})
