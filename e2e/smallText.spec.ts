import { expect, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import config from '../playwright.config'
import { header } from './support/header'

const { launchOptions } = config.use ?? {}
/** As set in the browser: three quarters of the usual size. */
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=12'] } })

for (const locale of locales) {
  test(`With smaller text, the menu bar of ${locale} is there as soon as the side menu is not`, async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 })
    await page.goto(address('/', locale))
    const { open, contact } = header(page, locale)
    await expect(open).toBeHidden()
    await expect(contact).toBeInViewport({ ratio: 1 })
  })
}
