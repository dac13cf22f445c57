import { expect, type Route } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { pathOf, translatedPost } from '../testing/samples'
import { chunkOfIsland } from '../testing/scripts'
import { test } from '../testing/test'

const t = getTranslate('en')

/** The parts of a page that load without the visitor’s action, and their requests. */
const parts = {
  'a post that is being checked': { path: pathOf(translatedPost()), asks: '**/blog.php*', says: t('blog.failed') },
  'an island that is being loaded': { path: '/', asks: `**${chunkOfIsland('Carousel')}`, says: t('errors.application.title') },
}

for (const [name, { path, asks, says }] of Object.entries(parts)) {
  test(`shows no failure on leaving ${name}, unless the page stays`, async ({ sharedPage: page }) => {
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
    // It may be that only the leaving has ended the request, in Safari also of a page that is come back to.
    const again = page.waitForRequest(asks)
    await page.clock.runFor(10_000)
    await again
    await expect(page.getByRole('alert')).toContainText(says)
  })
}
