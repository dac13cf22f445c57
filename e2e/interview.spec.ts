import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { test } from '../testing/test'
import { oneWholeBrowser, wholeBrowser } from '../testing/wholeBrowser'

test.describe.configure(oneWholeBrowser)

test.use(wholeBrowser)

const { interviewUrl } = getContent().site
const { origin, pathname } = new URL(interviewUrl)

test('loads the interview on click and plays it in place', async ({ page }) => {
  const t = getTranslate('de')
  const { play, title, elsewhere } = t('leadership.interview')
  const requests = await watchInterview(page)
  const violations: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text())
  })
  await page.goto(address('/leadership', 'de'))
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  const link = page.getByRole('link', { name: play })
  await link.scrollIntoViewIfNeeded()
  await test.step('the words stand beside the microphone, which is in the middle of the picture, or below it', async () => {
    for (const width of [1440, 1024, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const [picture, words] = await Promise.all(['img', 'span'].map((part) => link.locator(part).boundingBox()))
      if (!picture || !words) throw new Error('The interview is not in sight.')
      const isBelow = words.y >= picture.y + picture.height
      expect(isBelow || words.x + words.width < picture.x + 0.4 * picture.width, `at ${width} px`).toBe(true)
    }
  })
  const places = () => Promise.all([page.getByRole('contentinfo'), page.locator('.poster img, iframe')].map((part) => part.boundingBox()))
  const before = await places()
  await link.click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', title)
  await expect(page.frameLocator('iframe').getByText('The interview')).toBeVisible()
  await expect(frame).toBeFocused()
  expect(requests).toEqual([`${pathname}?autoplay=1`])
  expect(await places(), 'nothing moves').toEqual(before)
  expect(violations).toEqual([])

  await test.step('a link leads to it, if the player is blocked', async () => {
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: `${elsewhere} ${t('layout.newTab')}`, exact: true }).click()
    await expect(await opened).toHaveURL(interviewUrl)
    // YouTube plays nothing for a page that it does not know (error 153).
    expect(await (await opened).evaluate(() => document.referrer), 'which is told where from').toBe(`${new URL(page.url()).origin}/`)
  })
})

test('opens a new tab on a modified click, and none on a double click', async ({ page, context }) => {
  await watchInterview(page)
  await page.goto('/leadership')
  await page.waitForLoadState('networkidle')
  const opened = context.waitForEvent('page')
  const link = page.locator('a[data-embed]')
  await link.click({ modifiers: ['ControlOrMeta'] })
  await opened
  await expect(page.locator('iframe')).toHaveCount(0)

  // Where its words are below the picture, the link that stays stands in their place: the second press falls on it.
  await page.setViewportSize({ width: 360, height: 800 })
  const presses = await page.evaluateHandle(() => {
    const seen: { target: EventTarget | null; isFollowed: boolean }[] = []
    addEventListener('click', ({ target, defaultPrevented }) => seen.push({ target, isFollowed: !defaultPrevented }))
    return seen
  })
  await link.locator('span').dblclick()
  await expect(page.locator('iframe')).toHaveCount(1)
  const found = await presses.evaluate((all) =>
    all.map(({ target, isFollowed }) => [(target as Element).closest('a[data-embed]') === null ? 'removed' : 'link', isFollowed]),
  )
  expect(found).toEqual([
    ['removed', false],
    ['link', false],
  ])
})

test('links to the interview without script', async ({ request }) => {
  for (const locale of locales) {
    const main = (await (await request.get(address('/leadership', locale))).text()).split('<main')[1] ?? ''
    const links = [...main.matchAll(/<a [^>]*?href="([^"]+)".*?<\/a>/gs)]
    expect(links.filter(([link]) => link.includes(getTranslate(locale)('leadership.interview.play'))).map(([, href]) => href)).toEqual([interviewUrl])
  }
})

/** Stands in for the other site, which cannot be reached here, and lists what it is asked for. */
async function watchInterview(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.context().route(`${origin}/**`, async (route) => {
    const url = new URL(route.request().url())
    requests.push(url.pathname + url.search)
    await route.fulfill({ contentType: 'text/html', body: '<p>The interview</p>' })
  })
  return requests
}
