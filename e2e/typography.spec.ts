import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { pathOf, untranslatedPost } from '../testing/samples'
import { test } from '../testing/test'

test('Among Japanese posts, one in English is set like among English ones', async ({ page }) => {
  const post = untranslatedPost(['ja'])
  test.skip(!post, 'All posts are translated.')
  if (!post) return
  const teaser = page
    .getByRole('article')
    .filter({ has: page.locator(`a[href$="${pathOf(post)}"]`) })
    .locator('p')
    .first()
  const look = () => teaser.evaluate((text) => getComputedStyle(text).font)
  const category = `/${pathOf(post).split('/')[1]}`
  await page.goto(address(category, 'en'))
  const original = await look()
  await page.goto(address(category, 'ja'))
  expect(await look()).toBe(original)
})

test('A link in a German heading is hyphenated as the heading is', async ({ page }) => {
  await page.goto(address('/services', 'de'))
  const links = page.locator(':is(h1, h2, h3) a')
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const ways = await links.evaluateAll((all) =>
      all.map((link) => [link, link.closest('h1, h2, h3') as Element].map((each) => getComputedStyle(each).hyphens)),
    )
    expect(ways.length).toBeGreaterThan(0)
    expect(ways.filter(([link, heading]) => link !== heading || link === 'auto')).toEqual([])
  }
})
