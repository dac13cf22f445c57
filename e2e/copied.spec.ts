import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { test } from '../testing/test'

test('copies German headings without soft hyphens', async ({ sharedPage: page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(address('/privacy', 'de'))
  const heading = page.getByRole('heading', { level: 1 })
  const shown = await heading.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    return element.textContent ?? ''
  })
  expect(shown).toContain('\u00AD')
  await page.keyboard.press('Control+C')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown.replaceAll('\u00AD', ''))
})
