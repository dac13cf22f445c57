import { expect, type Page } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { comeFromElsewhere, contactForm, fill, fillAndSend, wakeForm } from '../testing/contact'
import { test } from '../testing/test'

const t = getTranslate('en')

test.beforeEach(({ page }) => comeFromElsewhere(page))

test('The toast goes by itself after three seconds; the line beside the form stays', async ({ page }) => {
  const { toast, outcome } = await sendUnderClock(page)
  await page.clock.fastForward(2900)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(200)
  await expect(toast).toHaveCount(0)
  await expect(outcome).toHaveText(t('contact.success'))
})

test('The toast can be closed, and gives the focus back', async ({ page }) => {
  await page.goto('/contact-us')
  const { toast, submit } = contactForm(page)
  await fillAndSend(page)
  await toast.getByRole('button', { name: t('contact.close') }).click()
  await expect(toast).toHaveCount(0)
  await expect(submit).toBeFocused()
})

test('The toast waits while the pointer is on it', async ({ page }) => {
  const { toast } = await sendUnderClock(page)
  await toast.hover()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(1, 300)
  await page.clock.fastForward(3100)
  await expect(toast).toHaveCount(0)
})

test('The toast waits while the focus is in it', async ({ page }) => {
  const { toast, submit } = await sendUnderClock(page)
  await toast.getByRole('button').focus()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
  await submit.focus()
  await page.clock.fastForward(3100)
  await expect(toast).toHaveCount(0)
})

/** A sent message, with its toast in sight and time standing still. */
async function sendUnderClock(page: Page) {
  await page.clock.install()
  await page.goto('/contact-us')
  await wakeForm(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await fill(page)
  const form = contactForm(page)
  await form.submit.click()
  await expect(form.toast).toBeVisible()
  return form
}
