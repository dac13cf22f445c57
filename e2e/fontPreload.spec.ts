import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { test } from '../testing/test'
import { setTimeToFirstByte } from '../testing/timeToFirstByte'
import { typeface } from '../theme/typeface'

// Decision 18: browsers hold the first paint back for a font that is preloaded, so it must not be where it comes too late.
const preload = 'head link[rel=preload][as=font]'

for (const locale of locales) {
  test(`skips the typeface on a slow first visit, and shows it on the next page in ${locale}`, async ({ page }) => {
    await setTimeToFirstByte(page, 150)
    await page.goto(address('/about', locale))
    await expect(page.locator(preload)).toHaveCount(0)
    // It comes nevertheless, for the next page.
    await expect
      .poll(() => page.evaluate((name) => [...document.fonts].some(({ family, status }) => family === name && status === 'loaded'), typeface.name))
      .toBe(true)

    await page.goto(address('/contact-us', locale))
    await expect(page.locator(preload)).toHaveCount(1)
    // Latin letters in any language.
    expect(await fontsOf(page, 'main a[href^="mailto:"]')).toContain(typeface.name)
  })
}

test('preloads the typeface on a fast first visit', async ({ page }) => {
  await setTimeToFirstByte(page, 10)
  await page.goto(address('/about', 'de'))
  await expect(page.locator(preload)).toHaveCount(1)
})

test('preloads the typeface without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/about')
  await expect(page.locator(preload)).toHaveCount(1)
  await context.close()
})

/** The fonts of the site that an element is drawn in. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName)
}
