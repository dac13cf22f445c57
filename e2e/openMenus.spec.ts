import { expect } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { markup, violations } from '../testing/axe'
import { header } from '../testing/header'
import { test } from '../testing/test'

test('The open menus are accessible in every language', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const checked = new Set<string>()
  for (const locale of locales) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address('/services', locale))
    const { open, group, contact, switcher } = header(page, locale)
    await open.click()
    await group('work').click()
    await expect(contact).toBeVisible()
    await expectAccessible(`${locale}, side menu`)

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    for (const menu of [group('work'), switcher]) {
      await menu.click()
      await expectAccessible(`${locale}, menu bar`)
    }
  }

  /** A language whose markup has been looked at is not asked again. */
  async function expectAccessible(name: string) {
    const found = `${page.viewportSize()?.width} ${await markup(page)}`
    if (checked.has(found)) return
    checked.add(found)
    expect.soft(await violations(page), name).toEqual([])
  }
})
