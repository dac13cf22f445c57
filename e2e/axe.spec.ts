import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { header } from './support/header'
import { samples } from './support/samples'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

for (const { name, path } of samples.filter(({ again }) => !again)) {
  test(`${path} (${name}) is accessible in every language, and on a phone`, async ({ page }) => {
    test.slow()
    for (const locale of locales) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(address(path, locale))
      await expect(page.locator('[data-until="idle"]:not([data-hydrated])')).toHaveCount(0)
      expect.soft(await violations(page), locale).toEqual([])

      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await violations(page), `${locale}, at 360 px`).toEqual([])
    }
  })
}

for (const locale of locales) {
  test(`The open menus in ${locale} are accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(address('/services', locale))
    const { open, group, contact, switcher } = header(page, locale)
    await open.click()
    await group('work').click()
    await expect(contact).toBeVisible()
    expect.soft(await violations(page), 'side menu').toEqual([])

    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    for (const menu of [group('work'), switcher]) {
      await menu.click()
      expect.soft(await violations(page), 'menu bar').toEqual([])
    }
  })
}

/** What the page gets wrong, as lines that say which rule and where. */
async function violations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(rules)
  // Without frames the legacy mode finds the same, and opens no second page for it.
  const { violations: found } = await axe.setLegacyMode().analyze()
  return found.flatMap(({ id, help, nodes }) => nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? help})`))
}
