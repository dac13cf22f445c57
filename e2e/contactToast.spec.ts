import { expect, type Page } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { contactForm, fill, hydrateForm, useOwnClientAddress } from '../testing/contact'
import { test } from '../testing/test'

const t = getTranslate('en')

test.beforeEach(({ sharedPage: page }) => useOwnClientAddress(page))

test('hides the toast after three seconds or on close, but not during hover or focus', async ({ sharedPage: page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  const { toast, submit, outcome } = contactForm(page)
  await hydrateForm(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await test.step('it goes by itself after three seconds; the line beside the form stays', async () => {
    await send(page)
    await page.clock.fastForward(2900)
    await expect(toast).toBeVisible()
    await expect(toast, 'it has an edge in contrast themes, which have neither its ground nor its shadow').toHaveCSS('border-width', '1px')
    await page.clock.fastForward(200)
    await expect(toast).toHaveCount(0)
    await expect(outcome).toHaveText(t('contact.success'))
  })

  await test.step('it waits while the pointer is on it', async () => {
    await send(page)
    await toast.hover()
    await page.clock.fastForward(60_000)
    await expect(toast).toBeVisible()
    await page.mouse.move(1, 300)
    await page.clock.fastForward(3100)
    await expect(toast).toHaveCount(0)
  })

  await test.step('it waits while the focus is in it', async () => {
    await send(page)
    await toast.getByRole('button').focus()
    await page.clock.fastForward(60_000)
    await expect(toast).toBeVisible()
    await submit.focus()
    await page.clock.fastForward(3100)
    await expect(toast).toHaveCount(0)
  })

  await test.step('it can be closed, and gives the focus back', async () => {
    await send(page)
    await toast.getByRole('button', { name: t('contact.close') }).click()
    await expect(toast).toHaveCount(0)
    await expect(submit).toBeFocused()
  })

  await test.step('on a phone it leaves the button in sight, and the line beside it', async () => {
    await page.setViewportSize({ width: 360, height: 640 })
    // A press within half a second of the last answer would be the second of a double click.
    await page.clock.fastForward(500)
    await submit.evaluate((button) => button.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await send(page)
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
    for (const each of [submit, outcome]) expect((await each.boundingBox())?.y).toBeGreaterThan(y + height)
  })

  await test.step('enlarged to the utmost, it leaves the button in sight', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await page.clock.fastForward(500)
    await page.route('**/contact.php', (route) => route.fulfill({ status: 500 }))
    await submit.evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await send(page)
    const { y = 0, height = 0 } = (await toast.boundingBox()) ?? {}
    expect((await submit.boundingBox())?.y).toBeGreaterThan(y + height)
    expect(y, 'over the header, as a longer text than this would reach the button below it').toBeLessThan(
      (await page.locator('header').first().boundingBox())?.height ?? 0,
    )
  })
})

/** Sends a message while time stands still, until its toast is in sight. */
async function send(page: Page): Promise<void> {
  await fill(page)
  const { submit, toast } = contactForm(page)
  await submit.click()
  await expect(toast).toBeVisible()
}
