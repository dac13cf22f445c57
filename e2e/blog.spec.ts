import { expect, type Locator, type Page } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { address } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { first, pathOf } from '../testing/samples'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'

const richest = first(getBlog().toSorted((a, b) => b.posts.length - a.posts.length))
const translated = locales.filter((locale) => locale !== defaultLocale)

test('links the blog to categories, posts, suggested posts and back in every language', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    const category = address(`/${richest.slug}`, locale)
    const main = page.getByRole('main')
    await page.goto(address('/blog', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('blog.title'))
    const [newest] = getBlog()
      .flatMap(({ posts }) => posts)
      .toSorted((a, b) => b.date.localeCompare(a.date))
    await expect(cards(page)).toHaveCount(1 + getBlog().length)
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', address(`/${newest?.category}/${newest?.slug}`, locale))
    await expectLines(page.getByRole('region', { name: words('blog.topics') }).getByRole('article'))
    await main.locator(`a[href="${category}"]`).click()
    await expect(page).toHaveURL(category)
    await expect(page.getByRole('link', { name: words('layout.back.blog') })).toHaveAttribute('href', address('/blog', locale))
    const place = getBlog().indexOf(richest)
    const others = [...getBlog().slice(place + 1), ...getBlog().slice(0, place)].slice(0, 4).map(({ slug }) => address(`/${slug}`, locale))
    expect(
      await page
        .getByRole('region', { name: words('blog.otherTopics') })
        .getByRole('link')
        .evaluateAll(paths),
    ).toEqual(others)
    const links = cards(page).getByRole('link')
    await page.waitForLoadState()
    const posts = await links.evaluateAll(paths)
    expect(posts.length).toBeGreaterThan(5)
    await expectLines(cards(page))
    const name = (await links.first().textContent()) ?? ''
    await links.first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expectFollowers(0)
    for (const index of shareByLocale(locale, [posts.length - 2, posts.length - 1])) {
      await page.goto(posts[index] ?? '')
      await expectFollowers(index)
    }
    await expect(main.getByRole('link', { name: words('layout.back.category') }).first()).toHaveAttribute('href', category)

    /** On a phone, pictures stand beside headings: as large as the screen, they would follow one another, or that of the header. */
    async function expectLines(all: Locator) {
      const size = page.viewportSize()
      await page.setViewportSize({ width: 360, height: 700 })
      const [picture, heading] = await Promise.all([all.first().locator('img').boundingBox(), all.first().getByRole('heading').boundingBox()])
      expect(picture?.width).toBeLessThan(100)
      expect(heading?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
      if (size) await page.setViewportSize(size)
    }

    /** The four that follow; at the end it starts over. */
    async function expectFollowers(index: number) {
      const suggested = page.getByRole('complementary', { name: words('blog.suggested') })
      const followers = [...posts.slice(index + 1), ...posts.slice(0, index)].slice(0, 4)
      await expect.poll(() => suggested.getByRole('listitem').getByRole('link').evaluateAll(paths)).toEqual(followers)
    }
  })
})

test('shows a translated post without a notice in every language', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    const post = first(getBlog().flatMap(({ posts }) => posts.filter(({ texts }) => texts.has(locale))))
    await page.goto(address(pathOf(post), locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.texts.get(locale)?.title ?? '')
    await expect(page.locator(`article[lang="${locale}"]`)).toBeVisible()
    await expect(page.getByText(words('blog.notTranslated'))).toHaveCount(0)
  }, translated)
})

test('keeps the language in links inside posts in every language', async ({ request }) => {
  await inEveryLanguage(async (locale) => {
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
  }, translated)
})

const paths = (links: Element[]) => links.map((link) => (link as HTMLAnchorElement).pathname)

function cards(page: Page) {
  return page.getByRole('main').locator('article')
}
