import { expect, type Page } from '@playwright/test'
import { contactForm, fill, message, values } from '../testing/contact'
import { header } from '../testing/header'
import { test } from '../testing/test'

test.use({ viewport: { width: 1440, height: 800 } })

test('keeps input over a change of language, once', async ({ sharedPage: page }) => {
  await page.goto('/contact-us')
  await fill(page)
  const trap = contactForm(page).form.locator('[name="website"]')
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = 'x'
  })
  await changeToGerman(page)
  expect(await values(page)).toEqual(message)
  await expect(trap).toHaveValue('')
  await page.goto('/contact-us?lng=en')
  expect(await values(page)).toMatchObject({ fname: '', message: '', service: 'servcice' })
})

test('changes the language of the contact page without storage', async ({ sharedPage: page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('', 'SecurityError')
      },
    })
  })
  await page.goto('/contact-us')
  await fill(page)
  await changeToGerman(page)
  expect(await values(page)).toMatchObject({ fname: '' })
  expect(errors).toEqual([])
})

async function changeToGerman(page: Page): Promise<void> {
  await header(page).switcher.click()
  await header(page).language('de').click()
  await expect(page).toHaveURL('/de/contact-us')
  // The form is filled in once its page is complete.
  await page.waitForLoadState()
  await expect(header(page, 'de').contact).toBeVisible()
}
