import { expect, type Page } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { address } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { inTurn } from '../testing/inTurn'
import { first, pathOf, translatedPost } from '../testing/samples'
import { test } from '../testing/test'

const richest = first(getBlog().toSorted((a, b) => b.posts.length - a.posts.length)).slug
const translated = locales.filter((locale) => locale !== defaultLocale)

for (const locale of locales) {
  const words = getTranslate(locale)

  test(`In ${locale}, the blog leads to a category, its posts, and back`, async ({ page }) => {
    await page.goto(address('/blog', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('blog.title'))
    await expect(cards(page)).toHaveCount(getBlog().length)
    await page
      .getByRole('main')
      .locator(`a[href="${address(`/${richest}`, locale)}"]`)
      .click()
    await expect(page).toHaveURL(address(`/${richest}`, locale))
    const post = cards(page).first().getByRole('link')
    const name = (await post.textContent()) ?? ''
    await post.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page
      .getByRole('link', { name: words('layout.back.category') })
      .first()
      .click()
    await expect(page).toHaveURL(address(`/${richest}`, locale))
    await page.getByRole('link', { name: words('layout.back.blog') }).click()
    await expect(page).toHaveURL(address('/blog', locale))
  })

  test(`In ${locale}, a post suggests the four that follow it, and starts over at the end`, async ({ page }) => {
    await page.goto(address(`/${richest}`, locale))
    const posts = await cards(page).getByRole('link').evaluateAll(paths)
    expect(posts.length).toBeGreaterThan(5)
    for (const index of inTurn(locale, [0, posts.length - 2, posts.length - 1])) {
      const followers = [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, 4)
      await page.goto(posts[index] ?? '')
      const suggested = page.getByRole('complementary', { name: words('blog.suggested') })
      expect(await suggested.getByRole('listitem').getByRole('link').evaluateAll(paths)).toEqual(followers)
    }
  })
}

for (const locale of translated) {
  const words = getTranslate(locale)

  test(`In ${locale}, a translated post is shown in translation, without a note`, async ({ page }) => {
    const post = translatedPost()
    test.skip(!post.texts.has(locale), 'No post is translated into this language.')
    await page.goto(address(pathOf(post), locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.texts.get(locale)?.title ?? '')
    await expect(page.locator(`article[lang="${locale}"]`)).toBeVisible()
    await expect(page.getByText(words('blog.notTranslated'))).toHaveCount(0)
  })

  test(`In ${locale}, links inside posts stay in the language`, async ({ request }) => {
    for (const post of getBlog().flatMap(({ posts }) => posts)) {
      const html = await (await request.get(address(pathOf(post), locale))).text()
      const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
      const links = [...main.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, path = '']) => path)
      expect(links.length, pathOf(post)).toBeGreaterThan(0)
      expect(
        links.filter((path) => !path.startsWith(`/${locale}/`)),
        pathOf(post),
      ).toEqual([])
    }
  })
}

const paths = (links: Element[]) => links.map((link) => (link as HTMLAnchorElement).pathname)

function cards(page: Page) {
  return page.getByRole('main').locator('article')
}
