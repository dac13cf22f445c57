import { expect, type Locator } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { header, linksOf } from '../testing/header'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

const t = getTranslate('en')
const services = t('layout.navigation.services')
const about = linksOf('company')[0]?.name ?? ''
const analytics = linksOf('products')[0]?.name ?? ''
const healthcare = linksOf('work')[0]?.name ?? ''

test('opens the side menu by its button and closes it in every way at 360 and at 1023 px', async ({ sharedPage: page }) => {
  test.slow()
  for (const width of [360, 1023]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 })
      const { open, close, group, link, contact, switcher } = header(page)
      await page.goto('/leadership')

      await test.step('its button opens it', async () => {
        await expect(link(services)).toBeHidden()
        await open.click()
        for (const part of [link(services), contact, switcher, close]) await expect(part).toBeInViewport()
        // Where a scroll bar takes room, the page would be wider without it.
        await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable')
      })

      await test.step('its close button closes it, and the focus returns', async () => {
        await close.click()
        await expect(link(services)).toBeHidden()
        await expect(open).toBeFocused()
      })

      // Below the lower header as well, which a window of less than 30 em has.
      for (const height of [400, 740]) {
        await test.step(`its close button lies as high as the one that opens it, at a height of ${height} px`, async () => {
          await page.setViewportSize({ width, height })
          const top = async (button: Locator) => Math.round((await button.boundingBox())?.y ?? Number.NaN)
          const opener = await top(open)
          await open.click()
          expect(await top(close)).toBe(opener)
          await close.click()
          await expect(link(services)).toBeHidden()
        })
      }

      // By the same script at each width.
      if (width === 360) {
        await test.step('Escape closes it, and the focus returns to its button', async () => {
          await open.focus()
          await page.keyboard.press('Enter')
          await expect(link(services)).toBeVisible()
          await link(services).focus()
          await page.keyboard.press('Escape')
          await expect(link(services)).toBeHidden()
          await expect(open).toBeFocused()
        })

        await test.step('it closes when the keyboard walks out of it, at its end and at its start', async () => {
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
      }

      await test.step('a tap beside it closes it and does nothing else', async () => {
        await open.click()
        await expect(link(services)).toBeInViewport()
        // On the logo at 360 px, whose first 28 px the opened menu leaves free where a scroll bar takes room.
        await page.mouse.click(24, 36)
        await expect(link(services)).toBeHidden()
        await expect(page).toHaveURL('/leadership')
      })

      await test.step('its groups open and close on click, not on hover', async () => {
        await open.click()
        await group('work').hover()
        await expect(link(healthcare)).toBeHidden()
        await group('work').click()
        await expect(link(healthcare)).toBeVisible()
        await group('products').click()
        await expect(link(analytics)).toBeVisible()
        await page.locator('#_menu').click({ position: { x: 8, y: 8 } })
        await contact.focus()
        await expect(page.locator('#_menu details[open]'), 'it stays open when the focus or a press goes elsewhere').toHaveCount(1)
        await group('products').click()
        await expect(link(analytics)).toBeHidden()
      })

      await test.step('its links lead on, to a page where it is closed', async () => {
        await link(services).click()
        await expect(page).toHaveURL('/services')
        await expect(link(services)).toBeHidden()
      })
    })
  }
})

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('reaches the last entry of the longest menu by touch', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 400 })
    const { open, group, link, contact } = header(page)
    await page.goto('/services')
    await open.tap()
    await group('work').tap()
    await contact.scrollIntoViewIfNeeded()
    await expect(contact).toBeInViewport({ ratio: 1 })
    await group('company').tap()
    await link(about).tap()
    await expect(page).toHaveURL('/company-overview')
  })
})

test('shows the complete menu bar from 1024 px on when a tablet with the side menu open is rotated', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 900, height: 1200 })
  const { open, link, contact } = header(page)
  await page.goto('/leadership')
  await open.click()
  await expect(page.locator('#_menu:popover-open')).toBeVisible()
  await page.setViewportSize({ width: 1200, height: 900 })
  await expect(page.locator('#_menu:popover-open')).toHaveCount(0)
  await page.setViewportSize({ width: 1024, height: 740 })
  await expect(open).toBeHidden()
  await expect(link(services)).toBeInViewport({ ratio: 1 })
  await expect(contact).toBeInViewport({ ratio: 1 })

  await test.step('nothing of the bar is seen on its way out when it is turned back', async () => {
    const menu = page.locator('#_menu')
    const seen = menu.evaluate(async (element) => {
      const frame = () => new Promise(requestAnimationFrame)
      while (getComputedStyle(element).position === 'static') await frame()
      let most = 0
      while (getComputedStyle(element).display !== 'none') {
        most = Math.max(most, innerWidth - element.getBoundingClientRect().left)
        await frame()
      }
      return most
    })
    await page.setViewportSize({ width: 900, height: 1200 })
    expect(await seen).toBe(0)
  })
})

test('opens with its shade, and its groups, in 300 ms, and at once with reduced motion', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/services')
  const { open, group, switcher, link } = header(page)
  await open.click()
  for (const [reducedMotion, duration] of [
    ['reduce', '0s'],
    ['no-preference', '0.3s'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    expect(await page.locator('#_menu').evaluate((menu) => getComputedStyle(menu, '::backdrop').transitionDuration)).toBe(duration)
    for (const summary of [group('company'), switcher]) {
      const durations = await summary.evaluate((element) =>
        getComputedStyle(element.parentElement as Element, '::details-content').transitionDuration.split(', '),
      )
      expect([...new Set(durations)]).toEqual([duration])
    }
  }
  for (const summary of [group('company'), switcher]) {
    await summary.click()
    await expect(summary.locator('svg').last(), 'its arrow is turned').toHaveCSS('rotate', '180deg')
  }
  await group('company').click()
  await expect(link(about)).toBeVisible()

  await test.step('the focus of the first link is not cut off', async () => {
    await page.keyboard.press('Tab')
    await expect(link(about)).toBeFocused()
    const [ring, margin] = await link(about).evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element)
      const group = getComputedStyle(element.closest('details') as Element, '::details-content')
      return [Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset), Number.parseFloat(group.getPropertyValue('overflow-clip-margin'))]
    })
    expect(margin).toBeGreaterThanOrEqual(ring as number)
  })

  await test.step('it stays in the window when the browser translates the page into a language from right to left', async () => {
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await expect(link(services)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.locator('#_menu').evaluate((menu) => menu.getBoundingClientRect().left)).toBe(0)
  })
})
