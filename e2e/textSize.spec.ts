import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { header } from '../testing/header'
import { test } from '../testing/test'
import { withTextSize } from '../testing/textSize'

for (const locale of locales) {
  test(`shows the menu at double text size, and completely at a smaller one in ${locale}`, async ({ page }) => {
    await page.goto(address('/', locale))
    const { open, contact } = header(page, locale)
    await page.setViewportSize({ width: 900, height: 700 })
    await expect(open).toBeVisible()
    await withTextSize(page, 12, async () => {
      await expect(open).toBeHidden()
      await expect(contact).toBeInViewport({ ratio: 1 })
    })
    await page.setViewportSize({ width: 390, height: 900 })
    await withTextSize(page, 32, async () => {
      await open.click()
      await contact.scrollIntoViewIfNeeded()
      await expect(contact).toBeInViewport()
    })
  })
}
