import { expect } from '@playwright/test'
import { header } from '../testing/header'
import { test } from '../testing/test'

test.use({ viewport: { width: 1440, height: 800 } })

test('keeps page, query and position on a change of language, and remembers it', async ({ sharedPage: page }) => {
  await page.goto('/ja/work?category=education&x=1#content')
  await header(page, 'ja').switcher.click()
  await header(page, 'ja').language('de').click()
  await expect(page).toHaveURL('/de/work?category=education&x=1#content')

  await test.step('after German, addresses without language lead to German', async () => {
    await page.goto('/services')
    await expect(page).toHaveURL('/de/services')
  })

  await test.step('English after others stays English', async () => {
    await header(page, 'de').switcher.click()
    await header(page, 'de').language('en').click()
    await expect(page).toHaveURL('/services')
    await expect(header(page).switcher).toBeVisible()
    await page.goto('/career')
    await expect(page).toHaveURL('/career')
    await expect(header(page).switcher).toBeVisible()
  })

  await test.step('a right click on a language chooses nothing', async () => {
    await header(page).switcher.click()
    await header(page).language('de').click({ button: 'right' })
    await page.goto('/services')
    await expect(page).toHaveURL('/services')
    await expect(header(page).switcher).toBeVisible()
  })
})

test('remembers the language of the address at once', async ({ sharedPage: page }) => {
  // The page never finishes loading.
  await page.route('**/*.svg', () => {})
  await page.goto('/services?lng=en', { waitUntil: 'commit' })
  await expect.poll(async () => (await page.context().cookies()).find(({ name }) => name === 'i18next')?.value).toBe('en')
})

test('changes the language by keyboard, and in a new tab', async ({ sharedPage: page }) => {
  await page.goto('/career')
  await header(page).switcher.focus()
  await page.keyboard.press('Enter')
  await header(page).language('ja').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/ja/career')
  await header(page, 'ja').switcher.click()
  const opened = page.context().waitForEvent('page')
  await header(page, 'ja').language('en').click({ button: 'middle' })
  await expect(await opened).toHaveURL('/career')
})

test('changes the language in the side menu, also on the 404 page', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/ja/xyz?x=1')
  const { open, switcher, language } = header(page, 'ja')
  await open.click()
  await switcher.click()
  await language('de').click()
  await expect(page).toHaveURL('/de/xyz?x=1')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
