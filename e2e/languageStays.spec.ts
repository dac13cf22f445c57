import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { test } from '../testing/test'

/** Pages without language in their address whose language counts all the same. */
test.use({ viewport: { width: 1440, height: 800 }, locale: 'de-DE' })

const menu = getTranslate('en')('layout.navigation.label')

for (const [how, throws] of Object.entries({ 'are empty': false, throw: true })) {
  test(`keeps the choice of English without storage when cookies ${how}`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    await page.addInitScript((cookiesThrow) => {
      const refuse = () => {
        throw new DOMException('', 'SecurityError')
      }
      Object.defineProperty(Document.prototype, 'cookie', cookiesThrow ? { get: refuse, set: refuse } : { get: () => '', set: () => {} })
      for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse })
    }, throws)
    await page.goto('/career')
    await expect(page).toHaveURL('/de/career')
    await header(page, 'de').switcher.click()
    await header(page, 'de').language('en').click()
    await expectEnglish(page, '/career')
    await header(page).contact.click()
    await expectEnglish(page, '/contact-us')
    expect(errors).toEqual([])
  })
}

test('undoes a change of language on Back and remembers the earlier one', async ({ page }) => {
  await page.goto('/career?lng=en')
  await expectEnglish(page, '/career?lng=en')
  await page.goto('/services')
  await header(page).switcher.click()
  await header(page).language('de').click()
  await expect(page).toHaveURL('/de/services')
  await page.goBack()
  await expectEnglish(page, '/services')
  await page.goto('/career')
  await expectEnglish(page, '/career')
})

test('does not redirect a saved page', async ({ page, request }, info) => {
  const file = info.outputPath('saved.html')
  await writeFile(file, await (await request.get('/career')).text())
  const { href } = pathToFileURL(file)
  await page.goto(href)
  await expectEnglish(page, href)
})

/** A page that is about to redirect is never visible. */
async function expectEnglish(page: Page, address: string): Promise<void> {
  await expect(page.getByRole('navigation', { name: menu })).toBeVisible()
  await expect(page).toHaveURL(address)
}
