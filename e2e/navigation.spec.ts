import { expect } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { test } from '../testing/test'

const t = getTranslate('en')
const about = t('layout.navigation.aboutUs')
const leadership = t('layout.navigation.leadership')
const analytics = t('layout.navigation.analytics')
const elsewhere = { x: 720, y: 700 }

test.use({ viewport: { width: 1440, height: 800 } })

test('A menu opens under the mouse and closes when it leaves', async ({ page }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  await expect(link(about)).toBeHidden()
  await group('company').hover()
  await expect(link(about)).toBeVisible()
  await link(leadership).hover()
  await expect(link(about)).toBeVisible()
  await page.mouse.move(elsewhere.x, elsewhere.y)
  await expect(link(about)).toBeHidden()
})

test('Only one menu is open at a time', async ({ page }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  await group('company').hover()
  await group('products').hover()
  await expect(link(analytics)).toBeVisible()
  await expect(link(about)).toBeHidden()
})

test('A click leaves the menu open, its links work, and a click elsewhere closes it', async ({ page }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  await group('company').click()
  await expect(link(about)).toBeVisible()
  await page.mouse.click(elsewhere.x, elsewhere.y)
  await expect(link(about)).toBeHidden()
  await group('company').click()
  await link(leadership).click()
  await expect(page).toHaveURL('/leadership')
})

test('The keyboard opens a menu with Enter, walks into it, and Escape closes it and returns to its label', async ({ page }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  await group('company').focus()
  await page.keyboard.press('Enter')
  await expect(link(about)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link(about)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(link(leadership)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link(about)).toBeHidden()
  await expect(group('company')).toBeFocused()
})

test('A menu closes when the keyboard walks out of it, and a link in it can be followed', async ({ page }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  await group('company').focus()
  await page.keyboard.press('Enter')
  await link(t('layout.navigation.patents')).focus()
  await page.keyboard.press('Tab')
  await expect(link(about)).toBeHidden()
  await expect(link(t('layout.navigation.services'))).toBeFocused()
  await group('company').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/company-overview')
})

test('The first thing the keyboard reaches is a way past the menu', async ({ page }) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: t('layout.skip') })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('The header stays in place, and its logo leads home', async ({ page }) => {
  await page.goto('/services')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const logo = page.getByRole('banner').getByRole('link', { name: t('layout.home') })
  await expect(logo).toBeInViewport()
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('The contact button leads to the contact page and is marked there', async ({ page }) => {
  await page.goto('/services')
  const { contact } = header(page)
  await contact.click()
  await expect(page).toHaveURL('/contact-us')
  await expect(contact).toHaveAttribute('aria-current', 'page')
})

test('Menus are closed when the visitor comes back to a page that was kept', async ({ page }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  await group('company').hover()
  await link(about).focus()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(link(about)).toBeHidden()
})

test('With a mouse and a touch screen, a tap opens a menu, and a second one closes it', async ({ page, context }) => {
  const { group, link } = header(page)
  await page.goto('/services')
  // Playwright’s own touch screen takes the mouse away.
  const screen = await context.newCDPSession(page)
  const tap = async () => {
    const { x, y, width, height } = (await group('company').boundingBox()) as { x: number; y: number; width: number; height: number }
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + height / 2 }] })
    await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await tap()
  await expect(link(about)).toBeVisible()
  await tap()
  await expect(link(about)).toBeHidden()
})

test.describe('On a wide tablet without a mouse', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true })

  test('a tap opens a menu, and a tap elsewhere closes it', async ({ page }) => {
    const { group, link } = header(page)
    await page.goto('/services')
    await group('company').tap()
    await expect(link(about)).toBeVisible()
    await page.touchscreen.tap(elsewhere.x, elsewhere.y)
    await expect(link(about)).toBeHidden()
  })
})
