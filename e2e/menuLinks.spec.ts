import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { type Locale, languages } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { test } from '../testing/test'

const sectors = ['media-entertainment', 'healthcare', 'utility-solution', 'manufacturing', 'education'] as const

for (const { code, name } of languages) {
  test(`The menu in ${name} has every link of the site's plan, and each leads to a page`, async ({ page, request }) => {
    await page.goto(address('/', code))
    const { navigation, contact } = header(page, code)
    for (const [path, label] of menu(code)) {
      const link = navigation.locator(`a[href="${address(path, code)}"]`)
      await expect(link).toHaveText(label)
      expect((await request.get(address(path, code))).status(), path).toBe(200)
    }
    await expect(contact).toHaveAttribute('href', address('/contact-us', code))
    const addresses = await navigation.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size, 'no link twice').toBe(addresses.length)
  })

  test(`The language menu in ${name} offers every language by its label`, async ({ page }) => {
    await page.goto(address('/career', code))
    const { switcher, language } = header(page, code)
    await switcher.click()
    for (const other of languages) {
      await expect(language(other.code)).toBeVisible()
      await expect(language(other.code)).toContainText(other.label)
      await expect(language(other.code)).toHaveAttribute('href', address('/career', other.code))
    }
    await expect(page.getByRole('banner').locator('a[hreflang][aria-current]')).toHaveAttribute('hreflang', code)
  })
}

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })
  const t = getTranslate('en')

  test('menus open by click, and their links lead on', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    const { group, link } = header(page)
    await page.goto('/services')
    await group('company').click()
    await link(t('layout.navigation.leadership')).click()
    await expect(page).toHaveURL('/leadership')
  })

  test('the side menu opens, its groups too, and it closes again', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { open, close, group, link } = header(page)
    await page.goto('/services')
    await open.click()
    await close.click()
    await expect(group('company')).toBeHidden()
    await open.click()
    await group('company').click()
    await link(t('layout.navigation.patents')).click()
    await expect(page).toHaveURL('/patent')
  })

  for (const width of [1440, 360]) {
    test(`the language can be changed on any page at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/career')
      await chooseLanguage('en', 'ja')
      await expect(page).toHaveURL('/ja/career')
      await chooseLanguage('ja', 'de')
      await expect(page).toHaveURL('/de/career')
      await chooseLanguage('de', 'en')
      await expect(page).toHaveURL('/career')

      async function chooseLanguage(from: Locale, to: Locale): Promise<void> {
        const { open, switcher, language } = header(page, from)
        if (await open.isVisible()) await open.click()
        await switcher.click()
        await language(to).click()
      }
    })
  }
})

/** Address and label of every entry of specification §2. */
function menu(code: Locale): [path: string, label: string][] {
  const t = getTranslate(code)
  return [
    ['/company-overview', t('layout.navigation.aboutUs')],
    ['/leadership', t('layout.navigation.leadership')],
    ['/testimonial', t('layout.navigation.testimonials')],
    ['/patent', t('layout.navigation.patents')],
    ['/services', t('layout.navigation.services')],
    ...sectors.map((sector): [string, string] => [`/work?category=${sector}`, t(`sectors.${sector}.heading`)]),
    ['/product-details', t('layout.navigation.analytics')],
    ['/iElection-details', t('layout.navigation.election')],
    ['/career', t('layout.navigation.careers')],
  ]
}
