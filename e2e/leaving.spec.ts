import { expect, type Route } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { pathOf, translatedPost } from '../testing/samples'
import { chunkOfIsland } from '../testing/scripts'
import { test } from '../testing/test'

const t = getTranslate('en')

/** The parts of a page that load without the visitor’s action, and their requests. */
const parts = {
  'a post that is being checked': { path: pathOf(translatedPost()), asks: '**/blog.php*', says: t('blog.failed'), again: t('blog.retry') },
  // Its second failure would reload the page.
  'an island that is being loaded': { path: '/', asks: `**${chunkOfIsland('Carousel')}`, says: t('errors.application.title'), again: undefined },
}

for (const [name, { path, asks, says, again }] of Object.entries(parts)) {
  test(`shows no failure on leaving ${name}, unless the page stays`, async ({ page }) => {
    await page.clock.install()
    let fails = false
    const asked = new Promise<Route>((resolve) => {
      // A preload that fails before its import is asked for again.
      page.route(asks, (route) => (fails ? route.abort() : resolve(route)))
    })
    // As after a download, the visitor leaves and the page stays.
    await page.route('**/elsewhere', (route) => route.fulfill({ status: 204 }))
    await page.goto(path)
    const call = await asked
    const answer = page.waitForResponse('**/elsewhere')
    await page.evaluate(() => location.assign('/elsewhere'))
    await answer

    const ended = page.waitForEvent('requestfailed', (request) => request === call.request())
    fails = true
    await call.abort()
    await ended
    // Whoever is asked twice has had the time to say it.
    for (let turn = 0; turn < 2; turn++) await page.evaluate(() => document.title)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert')).toContainText(says)

    if (again) {
      await test.step('from then on, a failure is told at once', async () => {
        await page.clock.pauseAt(Date.now() + 3_600_000)
        const failure = page.waitForEvent('requestfailed')
        await page.getByRole('button', { name: again }).click()
        await failure
        await expect(page.getByRole('alert')).toHaveCount(0)
        await page.clock.runFor(1000)
        await expect(page.getByRole('alert')).toContainText(says)
      })
    }
  })
}
