import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { holdRequests } from '../testing/holdRequests'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { openChanged } from '../testing/openChanged'
import { pathOf, translatedPost } from '../testing/samples'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'
import { setTimeToFirstByte } from '../testing/timeToFirstByte'
import { type } from '../theme/tokens'
import { typeface } from '../theme/typeface'

test('loads both weights of the typeface from one small file in every language', async ({ sharedPage: page }) => {
  await setTimeToFirstByte(page, 10)
  await inEveryLanguage(async (locale) => {
    for (const path of [...shareByLocale(locale, ['/contact-us', '/work', pathOf(translatedPost())]), '/']) {
      const fonts = watchFonts(page)
      await page.goto(address(path, locale))
      await fontsLoaded(page)
      expect(fonts, path).toHaveLength(1)
    }
    const { transferred, regular, semibold } = await page.evaluate((name) => {
      const width = (weight: number) => {
        const context = document.createElement('canvas').getContext('2d')
        if (!context) return 0
        context.font = `${weight} 100px "${name}"`
        return context.measureText('Handwerk 2005').width
      }
      const [font] = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')) as PerformanceResourceTiming[]
      return { transferred: font?.encodedBodySize ?? Number.NaN, regular: width(400), semibold: width(600) }
    }, typeface.name)
    expect(transferred).toBeLessThan(24_000)
    expect(semibold).toBeGreaterThan(regular)
    // The first layout prepares the fonts anew for each size (theme/tokens.ts).
    const sizes = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('body *')].filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).fontSize)),
    ])
    expect(sizes.length, sizes.join(', ')).toBeLessThanOrEqual(Object.keys(type).length)
    // A single character that the typeface lacks lengthens the first layout by a fifth, because it is looked up in all fonts of the list.
    if (new Intl.Locale(locale).maximize().script === 'Latn') expect(await otherFonts(page), 'the home page is drawn in the typeface alone').toEqual([])
  })
})

test('does not load the whole typeface when layout precedes the small file in every language, and looks up no font that no letter needs', async ({
  page,
  browser,
}) => {
  await inEveryLanguage(async (locale) => {
    const fonts = watchFonts(page)
    const release = await holdRequests(page, /typeface-first/)
    await browser.startTracing(page, { categories: ['fonts'] })
    await page.goto(address('/', locale), { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    // Reading a size makes the browser lay out with what it has.
    await page.evaluate(() => document.body.offsetHeight)
    const lookups = JSON.parse(String(await browser.stopTracing())).traceEvents.filter(({ name = '' }) => name.endsWith('GetWebFontRenderStyleForStrike'))
    // On Linux, a call to another process for each size and weight of a font that is installed: of none but the Japanese one.
    if (new Intl.Locale(locale).maximize().script === 'Latn') expect(lookups, 'fonts looked up while the typeface loads').toEqual([])
    release()
    await page.waitForLoadState()
    expect(fonts).toHaveLength(1)
  })
})

test('loads the whole typeface for a letter missing in the small file', async ({ sharedPage: page }) => {
  const fonts = watchFonts(page)
  await openChanged(page, '/about', (html) => html.replace('</h1>', ' Þórðr</h1>'))
  await fontsLoaded(page)
  await expect.poll(() => fonts).toHaveLength(2)
  expect(await page.evaluate((name) => document.fonts.check(`600 16px "${name} Rest"`, 'Þð'), typeface.name)).toBe(true)
  // Also if the small file is asked for it, as for all between the letters that it has.
  const widths = await page.evaluate((name) => {
    const context = document.createElement('canvas').getContext('2d')
    return [`"${name}", "${name} Rest"`, `"${name} Rest"`].map((fonts) => {
      if (context) context.font = `600 100px ${fonts}`
      return context?.measureText('Þð').width
    })
  }, typeface.name)
  expect(widths[0]).toBe(widths[1])
})

/** What is drawn in fonts of the system, with their names. */
async function otherFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 })
  const others: string[] = []
  for (const node of nodes.filter(({ nodeType }) => nodeType === 1)) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId: node.nodeId })
    others.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => `<${node.localName}> in ${familyName}`))
  }
  return others
}

/** The fonts that are asked for from now on. */
function watchFonts(page: Page): string[] {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font' && !fonts.includes(request.url())) fonts.push(request.url())
  })
  return fonts
}

async function fontsLoaded(page: Page) {
  await page.evaluate(() => document.fonts.ready.then(() => {}))
}
