import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { menuLabel } from '../components/layout/menuLabel'
import { address } from '../i18n/address'
import { type Locale, languages } from '../i18n/languages'
import { header, linksOf } from '../testing/header'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { test } from '../testing/test'

const groups = ['company', 'work', 'products'] as const
test('shows every link of the menu in every language', async ({ sharedPage: page }) => {
  const devTools = await page.context().newCDPSession(page)
  await inEveryLanguage(async (code) => {
    await page.goto(address('/career', code))
    const { navigation, contact, switcher, language } = header(page, code)
    const links = await navigation.locator('a').evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]))
    expect(links).toEqual(expect.arrayContaining(menu(code).map(([path, label]) => [address(path, code), label])))
    await expect(contact).toHaveAttribute('href', address('/contact-us', code))
    expect(new Set(links.map(([path]) => path)).size, 'no link twice').toBe(links.length)

    await test.step('nothing is read twice, as its name and as its description', async () => {
      const { nodes } = await devTools.send('Accessibility.getFullAXTree')
      const described = nodes.filter(({ ignored, description }) => !ignored && description?.value)
      expect(described.filter(({ name, description }) => name?.value.includes(description?.value)).map(({ name }) => name?.value)).toEqual([])
    })

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
})

/** Address and label of every entry, those of the groups of specification §2 included. */
function menu(code: Locale): [path: string, label: string][] {
  const single = getContent().menu.header.flatMap(({ href, label }): [string, string][] => (href ? [[href, menuLabel(label, code).text]] : []))
  return [...single, ...groups.flatMap((key) => linksOf(key, code)).map(({ path, name }): [string, string] => [path, name])]
}
