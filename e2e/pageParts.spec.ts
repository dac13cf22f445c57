import { expect } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { test } from '../testing/test'

const t = getTranslate('en')
const services = ['service1', 'service2', 'service3', 'service4'] as const

test('starts the product tabs with All Works and changes them by click', async ({ sharedPage: page }) => {
  const locale = 'ja'
  const words = getTranslate(locale)
  const { tabs, placeholders, items } = words('products')
  await page.goto(address('/products', locale))
  const tiles = page.getByRole('main').locator('article')
  await expect(page.getByRole('radio', { name: tabs.all })).toBeChecked()
  await expect(tiles.filter({ visible: true })).toHaveCount(getContent().productTiles.length)
  for (const [index, { item }] of getContent().productTiles.entries()) {
    const { heading, subtitle } = items[item as keyof typeof items]
    await expect(tiles.nth(index)).toContainText(heading)
    await expect(tiles.nth(index)).toContainText(subtitle)
  }
  const places = () => page.locator('main label').evaluateAll((labels) => labels.map((label) => JSON.stringify(label.getBoundingClientRect())))
  const before = await places()
  await page.getByText(tabs.mobile, { exact: true }).click()
  await expect(page.getByText(placeholders.mobile)).toBeVisible()
  await test.step('the tabs stand still, and nothing is seen of their radio buttons', async () => {
    expect(await places()).toEqual(before)
    expect(before).toHaveLength(3)
    const sizes = await page.getByRole('radio').evaluateAll((radios) => radios.map(({ clientWidth, clientHeight }) => clientWidth * clientHeight))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1)
  })
  await expect(tiles.filter({ visible: true })).toHaveCount(0)
  await test.step('the tab of mobile apps leads to those that have a page, each once', async () => {
    const ofTab = getContent().productTiles.filter(({ platform }) => platform === 'mobile')
    const hrefs = new Set(ofTab.map(({ href }) => address(href, locale)))
    const links = page.getByRole('main').locator('[data-panel] li a').filter({ visible: true })
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([...hrefs])
  })
  await page.getByText(tabs.web, { exact: true }).click()
  await expect(page.getByText(placeholders.web)).toBeVisible()
  await expect(page.getByText(placeholders.mobile)).toBeHidden()

  await test.step('arrow keys move between them', async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: tabs.mobile })).toBeFocused()
    const outlineOffset = await page.locator('main label', { hasText: tabs.mobile }).evaluate((label) => parseFloat(getComputedStyle(label).outlineOffset))
    expect(outlineOffset, 'the outline goes around the word, not through it').toBeGreaterThan(0)
    await expect(page.getByText(placeholders.mobile)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: tabs.all })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(placeholders.web)).toBeVisible()
  })

  await test.step('the chosen one is in the address, and kept in the other language', async () => {
    const german = getTranslate('de')('products')
    await header(page, locale).switcher.click()
    await header(page, locale).language('de').click()
    await expect(page).toHaveURL(`${address('/products', 'de')}?tab=web`)
    await expect(page.getByRole('radio', { name: german.tabs.web })).toBeChecked()
    await expect(page.getByText(german.placeholders.web)).toBeVisible()
    await page.getByRole('main').getByText(german.tabs.all, { exact: true }).click()
    await expect(page).toHaveURL(address('/products', 'de'))
  })
})

test('shows the text of the chosen service', async ({ sharedPage: page }) => {
  const locale = 'de'
  const words = getTranslate(locale)
  const { label, choose, items } = words('serviceText')
  await page.goto(address('/o', locale))
  await expect(page.getByText(choose)).toBeVisible()
  for (const service of services) {
    await page.getByLabel(label).selectOption({ label: items[service].option })
    await expect(page.getByRole('heading', { level: 2, name: items[service].heading })).toBeVisible()
    await expect(page.locator('[data-panel]').getByRole('heading', { level: 2 })).toHaveCount(1)
    await expect(page.getByText(choose)).toBeHidden()
  }
  await page.getByLabel(label).selectOption('')
  await expect(page.getByText(choose)).toBeVisible()
  await expect(page.locator('main section').last(), 'ends with a way on').toHaveAccessibleName(words('home.cta.title'))

  await test.step('paper has all of them, and nothing to choose with', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(services.map((service) => items[service].heading))
    await expect(page.getByText(choose)).toBeHidden()
    await expect(page.getByLabel(label)).toBeHidden()
    await page.emulateMedia({ media: null })
  })
})

test('chooses the service of the address, and none for an unknown one', async ({ sharedPage: page }) => {
  const { label, choose, items } = t('serviceText')
  await page.goto('/o?lng=en&category=service2&x=1#y')
  await expect(page.getByLabel(label)).toHaveValue('service2')
  await expect(page.getByRole('heading', { level: 2, name: items.service2.heading })).toBeVisible()
  await expect(page.getByText(choose)).toBeHidden()
  await test.step('a choice made there is kept in the other language, and after Back', async () => {
    await page.getByLabel(label).selectOption('service4')
    await expect(page).toHaveURL('/o?lng=en&x=1&category=service4#y')
    await header(page, 'en').switcher.click()
    await header(page, 'en').language('de').click()
    await expect(page).toHaveURL('/de/o?x=1&category=service4#y')
    await expect(page.getByRole('combobox', { name: getTranslate('de')('serviceText.label') })).toHaveValue('service4')
    await page.goBack()
    await expect(page.getByLabel(label)).toHaveValue('service4')
  })
  for (const unknown of ['__proto__', '"]']) {
    await page.goto(`/o?category=${encodeURIComponent(unknown)}`)
    await expect(page.getByText(choose)).toBeVisible()
    await expect(page.getByLabel(label)).toHaveValue('')
  }
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('switches services and product tabs', async ({ page }) => {
    const { label, choose, items } = t('serviceText')
    await page.goto('/o')
    await expect(page.getByText(choose)).toBeVisible()
    await page.getByLabel(label).selectOption('service3')
    await expect(page.getByRole('heading', { level: 2, name: items.service3.heading })).toBeVisible()
    await page.goto('/products')
    await page.getByText(t('products.tabs.mobile'), { exact: true }).click()
    await expect(page.getByText(t('products.placeholders.mobile'))).toBeVisible()
  })
})
