import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { test } from '../testing/test'

test('hyphenates links in German headings like the headings', async ({ sharedPage: page }) => {
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
