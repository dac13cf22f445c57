import { expect } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { test } from '../testing/test'

const t = getTranslate('en')

test('distinguishes the chosen product tab and sector in contrast themes, and keeps the white background of drawings', async ({ sharedPage: page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/products')
  const line = (tab: 'all' | 'web') =>
    page.locator('label', { hasText: t(`products.tabs.${tab}`) }).evaluate((label) => getComputedStyle(label).borderBlockEndColor)
  expect(await line('all')).not.toBe(await line('web'))

  await test.step('the side menu has an edge, as there is no other ground and no shadow', async () => {
    await page.setViewportSize({ width: 700, height: 740 })
    await header(page).open.click()
    await expect(page.locator('#_menu')).toHaveCSS('border-inline-start-width', '1px')
    await page.keyboard.press('Escape')
  })

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
