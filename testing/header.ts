import type { Locator, Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { menuLabel } from '../components/layout/menuLabel'
import { type Locale, languages } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'

/** The parts of the header, located by the texts of the page's language. */
export function header(page: Page, locale: Locale = 'en') {
  const t = getTranslate(locale)
  const navigation = page.getByRole('navigation', { name: t('layout.navigation.label') })
  return {
    navigation,
    /** Opens a group of the menu. A `<summary>` has no role to locate it by. */
    group: (key: 'company' | 'work' | 'products'): Locator => navigation.locator('summary', { hasText: t(`layout.navigation.${key}`) }),
    link: (name: string): Locator => navigation.getByRole('link', { name, exact: true }),
    contact: page.getByRole('banner').getByRole('link', { name: t('layout.navigation.contact') }),
    open: page.getByRole('button', { name: t('layout.navigation.open'), exact: true }),
    close: page.getByRole('button', { name: t('layout.navigation.close') }),
    switcher: page.getByRole('banner').locator('summary', { hasText: languages.find(({ code }) => code === locale)?.label ?? locale }),
    language: (code: Locale): Locator => page.getByRole('banner').locator(`a[hreflang="${code}"]`),
  }
}

/** The links of a group of the menu, in the order of `content/menu.json`, by their texts in a language. */
export function linksOf(key: 'company' | 'work' | 'products', locale: Locale = 'en'): { path: string; name: string }[] {
  const { menu, sectors } = getContent()
  const t = getTranslate(locale)
  const group = menu.header.find(({ label }) => label === `layout.navigation.${key}`)
  return [
    ...(group?.sectors ? sectors.map(({ category }) => ({ path: `/work?category=${category}`, name: t(`sectors.${category}.heading`) })) : []),
    ...(group?.links ?? []).map(({ href, label }) => ({ path: href, name: menuLabel(label, locale).text })),
  ]
}
