import { expect } from '@playwright/test'
import { test } from '../testing/test'

for (const path of ['/products', '/career', '/blog']) {
  test(`The first picture of the list on ${path} does not wait for the rest of the page, and the others do`, async ({ page }) => {
    await page.goto(path)
    const waits = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading))
    expect(waits.length).toBeGreaterThan(1)
    expect(waits).toEqual(
      waits.map((_, index) => (index === 0 ? 'auto' : 'lazy')).map((each) => (each === 'auto' ? expect.stringMatching(/auto|eager/) : each)),
    )
  })
}
