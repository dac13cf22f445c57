import { expect } from '@playwright/test'
import { defaultLocale } from '../i18n/languages'
import { header } from '../testing/header'
import { languageOf, pathOf, translatedPost } from '../testing/samples'
import { test } from '../testing/test'

test.use({ viewport: { width: 1440, height: 800 } })

test('keeps the position in a post on a change of language', async ({ sharedPage: page }) => {
  const post = translatedPost()
  const other = (['de', 'ja'] as const).find((locale) => languageOf(post, locale) === locale)
  if (!other) throw new Error('No post is translated.')
  await page.goto(pathOf(post))
  const headings = page.getByRole('article').locator('h2[id]')
  const place = (await headings.count()) - 1
  const anchor = await headings.nth(place).getAttribute('id')
  await page.goto(`${pathOf(post)}#${anchor}`)
  await header(page, defaultLocale).switcher.click()
  await header(page, defaultLocale).language(other).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await expect(page).toHaveURL(new RegExp(`#${anchor}$`))
  await expect(headings.nth(place)).toHaveAttribute('id', anchor ?? '')
  await expect(headings.nth(place)).toBeInViewport()
})
