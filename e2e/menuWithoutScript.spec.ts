import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import type { Locale } from '../i18n/languages'
import { header, linksOf } from '../testing/header'
import { overflow } from '../testing/overflow'
import { test } from '../testing/test'

/** Two pages to go to. */
const [, one, ...more] = linksOf('company')
const other = more.at(-1)

test.use({ javaScriptEnabled: false })

test('opens menus by click, follows links and changes the language', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  const { group, link } = header(page)
  await page.goto('/services')
  await group('company').click()
  await link(one?.name ?? '').click()
  await expect(page).toHaveURL(one?.path ?? '')
  for (const [from, to] of [
    ['en', 'ja'],
    ['ja', 'de'],
    ['de', 'en'],
  ] as const) {
    await chooseLanguage(page, from, to)
    await expect(page).toHaveURL(address(one?.path ?? '', to))
  }
})

test('opens and closes the side menu and its groups, and changes the language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { open, close, group, link } = header(page)
  await page.goto('/services')
  await open.click()
  await close.click()
  await expect(group('company')).toBeHidden()
  await open.click()
  await group('company').click()
  await link(other?.name ?? '').click()
  await expect(page).toHaveURL(other?.path ?? '')
  await header(page).open.click()
  await chooseLanguage(page, 'en', 'ja')
  await expect(page).toHaveURL(address(other?.path ?? '', 'ja'))

  await test.step('a tablet that is turned with its menu open does not scroll sideways', async () => {
    await page.setViewportSize({ width: 820, height: 1180 })
    await header(page, 'ja').open.click()
    await page.setViewportSize({ width: 1180, height: 820 })
    await expect(header(page, 'ja').contact).toBeInViewport({ ratio: 1 })
    expect(await overflow(page)).toEqual([])
    const { y, height } = (await page.getByRole('banner').boundingBox()) ?? { y: 0, height: 0 }
    expect((await header(page, 'ja').contact.boundingBox())?.y, 'its entries are in the bar').toBeLessThan(y + height)
  })
})

async function chooseLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  const { switcher, language } = header(page, from)
  await switcher.click()
  await language(to).click()
}
