import { expect } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

const t = getTranslate('en')
const services = t('layout.navigation.services')
const about = t('layout.navigation.aboutUs')

for (const width of [360, 1023]) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('the menu is behind a button, which opens it from the side', async ({ page }) => {
      const { open, close, link, contact, switcher } = header(page)
      await page.goto('/leadership')
      await expect(link(services)).toBeHidden()
      await open.click()
      for (const part of [link(services), contact, switcher, close]) await expect(part).toBeInViewport()
      await link(services).click()
      await expect(page).toHaveURL('/services')
      await expect(link(services)).toBeHidden()
    })

    test('Escape closes the side menu, and the focus returns to its button', async ({ page }) => {
      const { open, link } = header(page)
      await page.goto('/leadership')
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(link(services)).toBeVisible()
      await link(services).focus()
      await page.keyboard.press('Escape')
      await expect(link(services)).toBeHidden()
      await expect(open).toBeFocused()
    })

    test('the side menu closes when the keyboard walks out of it', async ({ page }) => {
      const { open, link, contact } = header(page)
      await page.goto('/leadership')
      await open.focus()
      await page.keyboard.press('Enter')
      await contact.focus()
      await page.keyboard.press('Tab')
      await expect(link(services)).toBeHidden()
      await expect(open).not.toBeFocused()
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(link(services)).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(link(services)).toBeHidden()
    })

    test('its close button closes the side menu, and the focus returns', async ({ page }) => {
      const { open, close, link } = header(page)
      await page.goto('/leadership')
      await open.click()
      await close.click()
      await expect(link(services)).toBeHidden()
      await expect(open).toBeFocused()
    })

    test('a tap beside the side menu closes it and does nothing else', async ({ page }) => {
      const { open, link } = header(page)
      await page.goto('/leadership')
      await open.click()
      await expect(link(services)).toBeInViewport()
      await page.mouse.click(32, 36) // on the logo
      await expect(link(services)).toBeHidden()
      await expect(page).toHaveURL('/leadership')
    })

    test('groups of the side menu open and close on click, not on hover', async ({ page }) => {
      const { open, group, link } = header(page)
      await page.goto('/services')
      await open.click()
      await group('company').hover()
      await expect(link(about)).toBeHidden()
      await group('company').click()
      await expect(link(about)).toBeVisible()
      await group('work').click()
      await expect(link(t('sectors.healthcare.heading'))).toBeVisible()
      await group('work').click()
      await expect(link(t('sectors.healthcare.heading'))).toBeHidden()
    })
  })
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the whole menu can be used by touch', async ({ page }) => {
    const { open, group, link } = header(page)
    await page.goto('/services')
    await open.tap()
    await group('company').tap()
    await link(about).tap()
    await expect(page).toHaveURL('/company-overview')
  })

  test('the last entry of the longest side menu can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 })
    const { open, group, contact } = header(page)
    await page.goto('/services')
    await open.tap()
    await group('work').tap()
    await contact.scrollIntoViewIfNeeded()
    await expect(contact).toBeInViewport({ ratio: 1 })
  })
})

test('A tablet that is turned with the side menu open shows the menu bar', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 1200 })
  const { open } = header(page)
  await page.goto('/services')
  await open.click()
  await expect(page.locator('#menu:popover-open')).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(page.locator('#menu:popover-open')).toHaveCount(0)
})

test('At 1024 px there is no side menu but the whole menu', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 740 })
  await page.goto('/leadership')
  const { open, link, contact } = header(page)
  await expect(open).toBeHidden()
  await expect(link(services)).toBeInViewport({ ratio: 1 })
  await expect(contact).toBeInViewport({ ratio: 1 })
})

test('Groups of the side menu unfold in 300 ms, and at once for visitors who want less motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const [reducedMotion, duration] of [
    ['no-preference', '0.3s'],
    ['reduce', '0s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/services')
    const { open, group, switcher, link } = header(page)
    await open.click()
    for (const summary of [group('company'), switcher]) {
      const durations = await summary.evaluate((element) =>
        getComputedStyle(element.parentElement as Element, '::details-content').transitionDuration.split(', '),
      )
      expect([...new Set(durations)]).toEqual([duration])
    }
    await group('company').click()
    await expect(link(about)).toBeVisible()
  }
})
