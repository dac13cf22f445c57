import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { newViolations } from '../testing/axe'
import { header } from '../testing/header'
import { test } from '../testing/test'

test('The open menus are accessible in every language', async ({ page }) => {
  const checked = new Set<string>()
  for (const locale of locales) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address('/services', locale))
    const { open, group, contact, switcher } = header(page, locale)
    await open.click()
    await group('work').click()
    await expect(contact).toBeVisible()
    expect.soft(await newViolations(page, checked, 'side menu'), `${locale}, side menu`).toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    for (const [name, menu] of Object.entries({ group: group('work'), switcher })) {
      await menu.click()
      expect.soft(await newViolations(page, checked, name), `${locale}, ${name}`).toEqual([])
    }
  }
})
