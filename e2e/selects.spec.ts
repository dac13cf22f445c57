import { expect } from '@playwright/test'
import { test } from '../testing/test'

for (const path of ['/contact-us', '/o']) {
  test(`shows the site’s arrow on the drop-down of ${path}`, async ({ page }) => {
    await page.goto(path)
    const field = page.getByRole('main').getByRole('combobox')
    await expect(field).toHaveCSS('appearance', 'none')
    expect(await field.evaluate((select) => getComputedStyle(select.parentElement as Element, '::after').content)).toBe('""')
  })
}
