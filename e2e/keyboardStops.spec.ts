import { expect } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { first, pathOf } from '../testing/samples'
import { test } from '../testing/test'

const posts = getBlog().flatMap((category) => category.posts)
const scrolling = posts.find(({ texts }) => texts.get('en')?.html.includes('class="table"')) ?? first(posts)

test('gives scrollable focus stops of carousels and posts a role and a name', async ({ page }) => {
  for (const path of ['/', '/testimonial', pathOf(scrolling)]) {
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 844 })
      await page.goto(path)
      const stops = page.getByRole('main').locator('div[tabindex="0"], pre[tabindex="0"]')
      // All testimonials are in view there, and nothing scrolls.
      if (path === '/testimonial') await expect(stops).toHaveCount(0)
      await page.setViewportSize({ width: 390, height: 844 })
      await expect(stops).not.toHaveCount(0)
      for (const stop of await stops.all()) {
        await expect(stop).toHaveRole('group')
        await expect(stop).toHaveAccessibleName(/\S/)
      }
    })
  }
})
