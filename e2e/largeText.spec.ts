import { expect, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import config from '../playwright.config'
import { header } from './support/header'
import { overflow } from './support/overflow'
import { samples } from './support/samples'

const { launchOptions } = config.use ?? {}
/** As set in the browser: twice the usual size. */
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] } })

for (const locale of locales) {
  test(`With text of twice the size, pages in ${locale} fit the window and everything can be reached`, async ({ page }) => {
    test.slow()
    for (const { path } of samples.filter(({ again }) => !again)) {
      await page.goto(address(path, locale))
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await overflow(page), `${path} at ${width} px`).toEqual([])
      }
    }
    const { open, contact } = header(page, locale)
    await open.click()
    await contact.scrollIntoViewIfNeeded()
    await expect(contact).toBeInViewport()
  })
}
