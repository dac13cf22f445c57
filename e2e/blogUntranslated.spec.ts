import { expect, type Locator, type Route } from '@playwright/test'
import { address } from '../i18n/address'
import { defaultLocale, type Locale, locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { pathOf, translatedPost } from '../testing/samples'
import { test } from '../testing/test'

/**
 * How a post is shown that has no translation. Every post of the site may have one, so the backend is asked for the
 * original instead, as if the translation had been taken back since the page was built.
 */
const post = translatedPost()
const original = post.texts.get(defaultLocale) ?? { title: '', description: '' }

const translated = locales.filter((each) => each !== defaultLocale && post.texts.has(each))
const nameOfDefault = (locale: Locale) => new Intl.DisplayNames([locale], { type: 'language' }).of(defaultLocale) ?? ''

test('marks an untranslated post as English, visibly and by lang, in every other language', async ({ sharedPage: page }) => {
  await page.route('**/blog.php*', async (route) => route.fulfill({ response: await inOriginal(route) }))
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    await page.goto(address(pathOf(post), locale))
    const note = page.getByText(words('blog.notTranslated'))
    await expect(note).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(original.title)
    const back = page
      .getByRole('main')
      .getByRole('link', { name: words('layout.back.category') })
      .first()
    const languages = { heading: await language(heading), note: await language(note), back: await language(back) }
    expect(languages).toEqual({ heading: defaultLocale, note: locale, back: locale })
  }, translated)
})

test('marks English posts in lists and uses English typography for them in every other language', async ({ sharedPage: page }) => {
  const card = page.getByRole('main').getByRole('article').filter({ hasText: original.title })
  // First, as another language would be remembered.
  await page.goto(address(`/${post.category}`, defaultLocale))
  await expect(page.locator('html')).toHaveAttribute('lang', defaultLocale)
  const font = await fontOf(card)
  await page.route('**/blog-category-items.php*', async (route) => {
    const [response, inEnglish] = await Promise.all([route.fetch(), inOriginal(route)])
    const [items, originals] = [await response.json(), await inEnglish.json()]
    await route.fulfill({
      response,
      json: items.map((item: { slug: string }, index: number) => (item.slug === post.slug ? { ...originals[index], lang: defaultLocale } : item)),
    })
  })
  await inEveryLanguage(async (locale) => {
    const inEnglish = nameOfDefault(locale)
    await page.goto(address(`/${post.category}`, locale))
    await expect(card.getByText(inEnglish, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(inEnglish, { exact: true })).toHaveCount(1)
    expect(await language(card.getByRole('link'))).toBe(defaultLocale)
    expect(await language(card.getByText(inEnglish, { exact: true }))).toBe(locale)
    expect(await fontOf(card)).toBe(font)
  }, translated)
})

function inOriginal(route: Route) {
  return route.fetch({ headers: { ...route.request().headers(), 'accept-language': defaultLocale } })
}

/** The language that a screen reader would use for an element. */
function language(place: Locator) {
  return place.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))
}

function fontOf(card: Locator) {
  return card
    .locator('p')
    .first()
    .evaluate((text) => getComputedStyle(text).font)
}
