import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { test } from '../testing/test'
import { schemes } from '../theme/schemes'

declare global {
  interface Window {
    /** The page’s ground when its body had just begun. */
    firstGround: string
  }
}

const t = getTranslate('en')
const grounds = { light: rgb(schemes.light.paper), dark: rgb(schemes.dark.paper) }

test('follows the system’s scheme until the visitor chooses one, and keeps it on all pages from the first paint', async ({ sharedPage: page }) => {
  await rememberFirstGround(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expectScheme(page, 'dark')
  await expectFirstGround(page, 'dark')

  const other = await page.context().newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.goto('/imprint')
  await expectScheme(other, 'dark')

  const { label, light } = t('layout.scheme')
  await page.getByLabel(label).focus()
  await page.keyboard.press(light.slice(0, 1))
  await expectScheme(page, 'light')
  await expectScheme(other, 'light')
  await expect(other.getByLabel(label)).toHaveValue('light')
  const apart = await page.getByLabel(label).evaluate((select) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(select)
    const name = document.createRange()
    const before = select.previousSibling as Text
    name.setStart(before, 0)
    name.setEnd(before, before.data.trimEnd().length)
    return select.getBoundingClientRect().left - name.getBoundingClientRect().right - Number.parseFloat(outlineOffset) - Number.parseFloat(outlineWidth)
  })
  expect(apart, 'px between the outline and the label').toBeGreaterThan(0)
  await other.close()

  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByLabel(label).selectOption('dark')
  await expectScheme(page, 'dark')
  await page.goto('/privacy')
  await expectScheme(page, 'dark')
  await expectFirstGround(page, 'dark')
  await expect(page.getByLabel(label)).toHaveValue('dark')

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('html')).toHaveCSS('background-color', grounds.light)
  await page.emulateMedia({ media: 'screen' })

  await page.getByLabel(label).selectOption('')
  await expectScheme(page, 'light')
})

test('inverts drawings in the dark scheme, except white ones, and labels the setting', async ({ sharedPage: page }) => {
  const locale = 'ja'
  const words = getTranslate(locale)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(address('/', locale))
  const main = page.getByRole('main')
  await expect(main.locator('img').first()).toHaveCSS('filter', /invert/)
  await expect(main.getByRole('region', { name: words('home.map.title') }).locator('img')).toHaveCSS('filter', 'none')
  await expect(main.getByRole('region', { name: words('home.cta.title') }).locator('img')).toHaveCSS('filter', 'none')
  const { label, system, light, dark } = words('layout.scheme')
  await expect(page.getByLabel(label).locator('option')).toHaveText([system, light, dark])
  await page.setViewportSize({ width: 900, height: 700 })
  const sizes = await page.getByLabel(label).evaluate((field) => [field, field.parentElement ?? field].map((each) => getComputedStyle(each).fontSize))
  expect(sizes[0], 'on a touch screen too, the choice is as large as its label').toBe(sizes[1])
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('follows the system’s scheme and hides the setting', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/about')
    await expect(page.locator('html')).toHaveCSS('background-color', grounds.dark)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.getByLabel(t('layout.scheme.label'))).toBeHidden()
  })
})

async function expectScheme(page: Page, scheme: keyof typeof schemes): Promise<void> {
  await expect(page.locator('html')).toHaveCSS('background-color', grounds[scheme])
  await expect(page.locator('html')).toHaveCSS('color-scheme', scheme)
  const bar = await page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas: HTMLMetaElement[]) => metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content))
  expect(bar).toEqual([schemes[scheme].paper])
}

/** On a slow machine, a page may have loaded before its first frame. */
function expectFirstGround(page: Page, scheme: keyof typeof schemes): Promise<void> {
  return expect.poll(() => page.evaluate(() => window.firstGround)).toBe(grounds[scheme])
}

/** An animation frame comes after the scripts in the head, and before the first paint. */
async function rememberFirstGround(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.body) window.firstGround = getComputedStyle(document.documentElement).backgroundColor
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

function rgb(hex: string): string {
  const digits = hex.length === 4 ? hex.replaceAll(/[^#]/g, '$&$&') : hex
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)).join(', ')})`
}
