import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { newViolations } from '../testing/axe'
import { header } from '../testing/header'
import { test } from '../testing/test'

test('keeps open menus accessible in every language', async ({ sharedPage: page }) => {
  const checked = new Set<string>()
  for (const locale of locales) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address('/services', locale))
    const { open, group, contact, switcher } = header(page, locale)
    await open.click()
    await group('work').click()
    await expect(contact).toBeVisible()
    expect.soft(await newViolations(page, checked, 'side menu'), `${locale}, side menu`).toEqual([])

    // As a tablet that is turned; what was open in the side menu is closed.
    await group('work').click()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(page.locator('#_menu:popover-open')).toHaveCount(0)
    for (const [name, menu] of Object.entries({ group: group('work'), switcher })) {
      await menu.click()
      await expect(menu.locator('..')).toHaveAttribute('open')
      expect.soft(await newViolations(page, checked, name), `${locale}, ${name}`).toEqual([])
      const heights = await menu
        .locator('..')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
      expect.soft(new Set(heights).size, `${locale}, ${name}: a line for each label`).toBe(1)
    }
  }
})
