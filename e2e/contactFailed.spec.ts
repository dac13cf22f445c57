import { expect, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { comeFromElsewhere, contactForm, fill, message, values } from '../testing/contact'
import { header } from '../testing/header'

test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 800 } })

for (const locale of locales) {
  test(`In ${locale}, a form that is refused without script is answered by a page of the site, and keeps what was typed`, async ({ page }) => {
    await comeFromElsewhere(page)
    await page.goto(address('/contact-us', locale))
    await fill(page)
    // More than the server takes.
    await contactForm(page, locale).field('lname').fill('x'.repeat(2000))
    await contactForm(page, locale).submit.click()
    await expect(page).toHaveURL(address('/contact-us/failed', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslate(locale)('contact.failure'))
    await expect(header(page, locale).contact).toBeVisible()
    await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
    await page.goBack()
    expect(await values(page)).toMatchObject({ fname: message.fname, email: message.email })
  })
}
