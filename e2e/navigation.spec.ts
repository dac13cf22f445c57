import { expect } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { header, linksOf } from '../testing/header'
import { test } from '../testing/test'

const t = getTranslate('en')
/** The first two links of a group, the last one, and one of another group. */
const [first, second, ...others] = linksOf('company')
const about = first?.name ?? ''
const leadership = second?.name ?? ''
const last = (others.at(-1) ?? second)?.name ?? ''
const analytics = linksOf('products')[0]?.name ?? ''
const elsewhere = { x: 720, y: 700 }

test.use({ viewport: { width: 1440, height: 800 } })

test('opens one menu at a time by mouse', async ({ sharedPage: page }) => {
  const { group, link } = header(page)
  await page.goto('/services')

  await test.step('a menu opens under the mouse and closes when it leaves', async () => {
    await expect(link(about)).toBeHidden()
    await group('company').hover()
    await expect(link(about)).toBeVisible()
    const [bar, panel] = await Promise.all([page.getByRole('banner').boundingBox(), page.locator('details[open] > ul').boundingBox()])
    expect(panel?.y, 'its panel begins below the bar').toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0) - 1)
    await link(leadership).hover()
    await expect(link(about)).toBeVisible()
    await page.mouse.move(elsewhere.x, elsewhere.y)
    await expect(link(about)).toBeHidden()
  })

  await test.step('only one menu is open at a time', async () => {
    await group('company').hover()
    await group('products').hover()
    await expect(link(analytics)).toBeVisible()
    await expect(link(about)).toBeHidden()
    await page.mouse.move(elsewhere.x, elsewhere.y)
    await expect(link(analytics)).toBeHidden()
  })

  await test.step('a click leaves the menu open, and a click elsewhere closes it', async () => {
    await group('company').click()
    await expect(link(about)).toBeVisible()
    await page.mouse.click(elsewhere.x, elsewhere.y)
    await expect(link(about)).toBeHidden()
  })

  await test.step('menus are closed when the visitor comes back to a page that was kept', async () => {
    await group('company').hover()
    await link(about).focus()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(link(about)).toBeHidden()
    await page.mouse.move(elsewhere.x, elsewhere.y)
  })

  await test.step('with a touch screen beside the mouse, a tap opens a menu, and a second one closes it', async () => {
    // Playwright’s own touch screen takes the mouse away.
    const screen = await page.context().newCDPSession(page)
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

  await test.step('the links of a menu that a click has opened work', async () => {
    await group('company').click()
    await link(leadership).click()
    await expect(page).toHaveURL(second?.path ?? '')
  })
})

test('skips, enters and leaves the menu by keyboard', async ({ sharedPage: page }) => {
  const { group, link } = header(page)
  await page.goto('/services')

  await test.step('the first thing it reaches is a way past the menu', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: t('layout.skip') })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    const ends = await page.locator('.logo, [href="#_content"]').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right))
    expect(ends[0], 'no part of the logo is left beside it').toBeGreaterThanOrEqual(ends[1] ?? Number.NaN)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  await test.step('Enter opens a menu, Tab walks into it, and Escape closes it and returns to its label', async () => {
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

  await test.step('a menu closes when the keyboard walks out of it, and a link in it can be followed', async () => {
    await page.keyboard.press('Enter')
    await link(last).focus()
    await page.keyboard.press('Tab')
    await expect(link(about)).toBeHidden()
    await expect(link(t('layout.navigation.services'))).toBeFocused()
    await group('company').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(first?.path ?? '')
  })
})

test('keeps the header fixed, with links to the contact page and the home page', async ({ sharedPage: page }) => {
  await page.goto('/services')
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const logo = page.getByRole('banner').getByRole('link', { name: t('layout.home') })
  const { contact } = header(page)
  await expect(logo).toBeInViewport()
  await expect(contact).not.toHaveAttribute('aria-current', 'page')
  const background = () => contact.evaluate((element) => getComputedStyle(element).backgroundColor)
  const elsewhere = await background()
  await contact.click()
  await expect(page).toHaveURL('/contact-us')
  await expect(contact).toHaveAttribute('aria-current', 'page')
  await page.mouse.move(720, 700)
  await expect.poll(background, 'looks different on its own page').not.toBe(elsewhere)
  await logo.click()
  await expect(page).toHaveURL('/')
})

test.describe('On a wide tablet without a mouse', () => {
  test.use({ viewport: { width: 1366, height: 1024 }, hasTouch: true, isMobile: true })

  test('opens a menu by tap and closes it by a tap outside', async ({ page }) => {
    const { group, link } = header(page)
    await page.goto('/services')
    await group('company').tap()
    await expect(link(about)).toBeVisible()
    await page.touchscreen.tap(elsewhere.x, elsewhere.y)
    await expect(link(about)).toBeHidden()

    await test.step('a pen opens it as well, and closes it', async () => {
      const tablet = await page.context().newCDPSession(page)
      const { x, y, width, height } = (await group('company').boundingBox()) as { x: number; y: number; width: number; height: number }
      const pen = { x: x + width / 2, y: y + height / 2, button: 'left', clickCount: 1, pointerType: 'pen' } as const
      for (const isOpen of [true, false]) {
        for (const type of ['mousePressed', 'mouseReleased'] as const) await tablet.send('Input.dispatchMouseEvent', { type, ...pen })
        await expect(link(about)).toBeVisible({ visible: isOpen })
      }
    })
  })
})
