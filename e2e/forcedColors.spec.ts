import { expect } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { test } from '../testing/test'

const t = getTranslate('en')

test('distinguishes the chosen product tab and sector in contrast themes, and keeps the white background of drawings', async ({ sharedPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/products')
  const line = (tab: 'all' | 'web') =>
    page.locator('label', { hasText: t(`products.tabs.${tab}`) }).evaluate((label) => getComputedStyle(label).borderBlockEndColor)
  expect(await line('all')).not.toBe(await line('web'))

  // Its lines are white, and words stand on it.
  await expect(page.locator('main .ornament')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')

  await page.goto('/work?category=healthcare')
  await expect(page.getByRole('main').locator('img').filter({ visible: true }).first()).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  const filters = page.getByRole('main').getByRole('navigation').getByRole('link')
  const grounds = await filters.evaluateAll((links) =>
    links.map((link) => [link.hasAttribute('aria-current'), getComputedStyle(link).backgroundColor] as const),
  )
  const [chosen] = grounds.filter(([isChosen]) => isChosen).map(([, ground]) => ground)
  expect(chosen).toBeDefined()
  expect(grounds.filter(([isChosen]) => !isChosen).map(([, ground]) => ground)).not.toContain(chosen)
})
