import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { menuLabel } from '../components/layout/menuLabel'
import { address } from '../i18n/address'
import { type Locale, languages } from '../i18n/languages'
import { header, linksOf } from '../testing/header'
import { test } from '../testing/test'

const groups = ['company', 'work', 'products'] as const
/** Two pages to go to. */
const [, one, ...more] = linksOf('company')
const other = more.at(-1)

for (const { code, name } of languages) {
  test(`shows every link of the menu in ${name}, each leading to a page`, async ({ page, request }) => {
    await page.goto(address('/career', code))
    const { navigation, contact, switcher, language } = header(page, code)
    for (const [path, label] of menu(code)) {
      const link = navigation.locator(`a[href="${address(path, code)}"]`)
      await expect(link).toHaveText(label)
      expect((await request.get(address(path, code))).status(), path).toBe(200)
    }
    await expect(contact).toHaveAttribute('href', address('/contact-us', code))
    const addresses = await navigation.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size, 'no link twice').toBe(addresses.length)

    await test.step('the language menu offers every language by its label', async () => {
      await switcher.click()
      for (const other of languages) {
        await expect(language(other.code)).toBeVisible()
        await expect(language(other.code)).toContainText(other.label)
        await expect(language(other.code)).toHaveAttribute('href', address('/career', other.code))
      }
      await expect(page.getByRole('banner').locator('a[hreflang][aria-current]')).toHaveAttribute('hreflang', code)
    })
  })
}

test.describe('Without script', () => {
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
  })
})

async function chooseLanguage(page: Page, from: Locale, to: Locale): Promise<void> {
  const { switcher, language } = header(page, from)
  await switcher.click()
  await language(to).click()
}

/** Address and label of every entry, those of the groups of specification §2 included. */
function menu(code: Locale): [path: string, label: string][] {
  const single = getContent().menu.header.flatMap(({ href, label }): [string, string][] => (href ? [[href, menuLabel(label, code).text]] : []))
  return [...single, ...groups.flatMap((key) => linksOf(key, code)).map(({ path, name }): [string, string] => [path, name])]
}
