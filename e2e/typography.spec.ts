import { expect, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { pathOf, samples, untranslatedPost } from './support/samples'

for (const locale of locales) {
  test(`In ${locale}, what stands in a heading is set as close as the heading`, async ({ page }) => {
    for (const { path } of samples.filter(({ again }) => !again)) {
      await page.goto(address(path, locale))
      const apart = await page.locator(':is(h1, h2, h3) :is(a, span, b)').evaluateAll((parts) => {
        const lineHeight = (element: Element | null) => element && getComputedStyle(element).lineHeight
        return parts.filter((part) => lineHeight(part) !== lineHeight(part.parentElement)).map((part) => part.textContent)
      })
      expect(apart, path).toEqual([])
    }
  })
}

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
