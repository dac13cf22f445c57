import { expect } from '@playwright/test'
import { test } from '../testing/test'

test('shows the site’s arrow on drop-downs', async ({ page }) => {
  for (const path of ['/contact-us', '/o']) {
    await page.goto(path)
    const field = page.getByRole('main').getByRole('combobox')
    await expect(field, path).toHaveCSS('appearance', 'none')
    expect(await field.evaluate((select) => getComputedStyle(select.parentElement as Element, '::after').content), path).toBe('""')
  }
})
