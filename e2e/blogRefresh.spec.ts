import { expect, type Page } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { changeAnswer, type Post, watchCalls } from '../testing/blog'
import { holdRequests } from '../testing/holdRequests'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { first, languageOf, pathOf, translatedPost } from '../testing/samples'
import { chunkOfReact, compressedSize, containsReact, watchScripts } from '../testing/scripts'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'
import { layoutShifts, watchForProblems, watchForShifts } from '../testing/watch'

const t = getTranslate('en')
const { company } = getContent()
const category = first(getBlog())
const post = translatedPost()
const calls = {
  categories: '/backend/blogs-category.php',
  items: (slug: string) => `/backend/blog-category-items.php?slug=${slug}`,
  post: (slug: string) => `/backend/blog.php?slug=${slug}`,
}

const pages: { path: string; asked: string[] }[] = [
  { path: '/blog', asked: [calls.categories] },
  { path: `/${category.slug}`, asked: [calls.categories, calls.items(category.slug)] },
  { path: pathOf(post), asked: [calls.items(post.category), calls.post(post.slug)] },
]

test('checks blog pages for updates silently, without React when current, each in a language', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  const scripts = watchScripts(page)
  const seen = watchCalls(page)
  await inEveryLanguage(async (locale) => {
    for (const { path, asked } of shareByLocale(locale, pages)) {
      scripts.length = 0
      seen.length = 0
      await page.goto(address(path, locale))
      await expect(island(page)).toHaveAttribute('data-checked')
      expect(seen.toSorted(), path).toEqual(asked.toSorted())
      expect(scripts.filter(containsReact), path).toEqual([])
      expect(scripts.length, path).toBeGreaterThan(0)
      expect(compressedSize(scripts), `${path}: bytes of script`).toBeLessThanOrEqual(3072)
      await expect(island(page)).not.toHaveAttribute('data-hydrated')
      expect(problems).toEqual([])
    }
  })
})

test('updates a changed post in the same language in every language', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  await watchForShifts(page)
  await changeAnswer<Post>(page, '**/blog.php*', (answer) => ({
    ...answer,
    title: `${answer.title} (2)`,
    content: `${answer.content}<h2>Added</h2><p>Added <a href="/services">later</a>.</p><div dir="rtl"><p>אחרי <code>npm run --later</code></p></div>`,
  }))
  await inEveryLanguage(async (locale) => {
    await page.goto(address(pathOf(post), locale))
    const language = languageOf(post, locale)
    const title = post.texts.get(language)?.title ?? ''
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${title} (2)`)
    await expect(page).toHaveTitle(`${title} (2) | ${company.name}`)
    await expect(island(page)).toHaveAttribute('data-hydrated')
    const contents = page.getByRole('navigation', { name: getTranslate(locale)('layout.contents') })
    const heading = page.getByRole('heading', { level: 2, name: 'Added' })
    await expect(contents.getByRole('link', { name: 'Added' })).toHaveAttribute('href', `#${await heading.getAttribute('id')}`)
    await expect(page.getByRole('article').getByRole('link', { name: 'later' })).toHaveAttribute('href', address('/services', locale))
    await expect(page.getByRole('article').first()).toHaveAttribute('lang', language)
    const code = page.locator('.prose [dir=rtl] code')
    await expect(code, 'is written from left to right, also in a post that the page was not made for').toHaveCSS('direction', 'ltr')
    expect(await layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

test('keeps the text, shows the failure in red and can retry when the request fails', async ({ sharedPage: page }) => {
  const locale = 'ja'
  const { failed, retry } = getTranslate(locale)('blog')
  await page.route('**/blog.php*', (route) => route.abort())
  await page.goto(address(pathOf(post), locale))
  const notice = page.getByRole('alert')
  await expect(notice).toContainText(failed)
  const [red = 0, green = 0, blue = 0] = await notice.getByText(failed).evaluate((element) => (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number))
  expect(red).toBeGreaterThan(2 * Math.max(green, blue))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(post.texts.get(languageOf(post, locale))?.title ?? '')
  await page.unroute('**/blog.php*')
  await notice.getByRole('button', { name: retry }).click()
  await expect(island(page)).toHaveAttribute('data-checked')
  await expect(notice).toHaveCount(0)
  await expect(page.getByRole('main'), 'takes the focus of the button that is gone').toBeFocused()
})

test('moves the focus of an updated post to the same link, or to the content if it is missing', async ({ sharedPage: page }) => {
  const more = island(page)
    .getByRole('link', { name: t('layout.back.category') })
    .last()
  const suggestion = page
    .getByRole('complementary', { name: t('blog.suggested') })
    .getByRole('listitem')
    .first()
    .getByRole('link')
  await changeAnswer<{ slug: string }[]>(page, '**/blog-category-items.php*', (list) => list.filter(({ slug }) => slug === post.slug))
  for (const [focused, heir] of [
    [more, more],
    [suggestion, page.getByRole('main')],
  ] as const) {
    const release = await holdRequests(page, `**${chunkOfReact()}`)
    await page.goto(pathOf(post))
    await focused.focus()
    release()
    await expect(island(page)).toHaveAttribute('data-hydrated')
    await expect(heir).toBeFocused()
  }
})

test('shows the specification’s English texts for failed requests', () => {
  expect(t('blog.failed')).toBe('Failed to fetch data')
})

const failures = {
  'an error': { status: 500, body: '{}' },
  'something else than JSON': { status: 200, body: '<!doctype html>' },
  'JSON of another shape': { status: 200, body: '{"name":1}' },
  'a list of something else': { status: 200, body: '[{"name":1}]' },
}
test('keeps the page when the backend repeatedly sends invalid answers', async ({ sharedPage: page }) => {
  const answers = Object.values(failures)
  let asked = 0
  await page.route('**/blog-category-items.php*', (route) => route.fulfill(answers[asked++ % answers.length]))
  await page.goto(`/${category.slug}`)
  for (const [index, name] of Object.keys(failures).entries()) {
    await test.step(name, async () => {
      const notice = page.getByRole('alert')
      await expect(notice).toContainText(t('blog.failed'))
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(category.posts.length)
      expect(asked).toBe(index + 1)
      const before = await notice.elementHandle()
      if (index < answers.length - 1) await notice.getByRole('button', { name: t('blog.retry') }).click()
      if (index < answers.length - 1) await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
    })
  }
})

test('gives up after 30 seconds without an answer of the backend', async ({ sharedPage: page }) => {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (delay) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), delay)
      return controller.signal
    }
  })
  await page.route('**/blogs-category.php', () => {})
  const asked = page.waitForRequest('**/blogs-category.php')
  await page.goto('/blog')
  await asked
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert')).toContainText(t('blog.failed'))
})

test('shows a new category in the blog, and a new post first, in its category and suggestions', async ({ sharedPage: page }) => {
  const entry = { slug: 'brand-new', name: 'Brand new', description: 'Newer than the build', image: '/art/blog-engineering.svg', alt: 'x', content: '' }
  const { content: _, ...newest } = { ...entry, slug: 'newest', name: 'Newer than all', date: '2100-01-02' }
  await changeAnswer<{ slug: string; newestPosts: unknown[] }[]>(page, '**/blogs-category.php', (list) => [
    ...list.map((each) => (each.slug === category.slug ? { ...each, newestPosts: [newest, ...each.newestPosts] } : { ...each, newestPosts: [null] })),
    { ...entry, newestPosts: [{ ...newest, name: 5 }] },
  ])
  await page.goto('/blog')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: entry.name })).toHaveAttribute('href', '/brand-new')
  await expect(main.getByRole('article').first().getByRole('link'), 'leads').toHaveText(newest.name)
  const recent = main.getByRole('region', { name: t('blog.recent') }).getByRole('link')
  await expect(recent, 'of what can be shown').toHaveText(category.posts.slice(0, 2).map(({ texts }) => texts.get('en')?.title ?? ''))
  await expect(page.getByRole('alert'), 'what cannot be shown is left out without a word').toHaveCount(0)
  await changeAnswer<unknown[]>(page, '**/blog-category-items.php*', (list) => [entry, ...list])
  await page.goto(`/${category.slug}`)
  await expect(main.getByRole('article')).toHaveCount(category.posts.length + 1)
  await expect(main.getByRole('article').getByRole('link', { name: entry.name })).toHaveAttribute('href', `/${category.slug}/brand-new`)
  await page.goto(pathOf(first(category.posts.slice(-1))))
  const suggested = page.getByRole('complementary', { name: t('blog.suggested') }).getByRole('listitem')
  await expect(suggested.first()).toHaveText(entry.name)
})

test('prevents the backend’s content from running scripts, sending forms or covering the page', async ({ sharedPage: page }) => {
  await changeAnswer<Post>(page, '**/blog.php*', (answer) => ({
    ...answer,
    content: `<p>Kept</p><img src="/art/blog-engineering.svg" alt="" onerror="document.title='taken'" onload="document.title='taken'">
      <script>document.title = 'taken'</script><svg onload="document.title='taken'"></svg><a href="javascript:document.title='taken'">link</a>
      <form action="https://x.test"><input name="q"></form><style>body { display: none }</style><p style="position: fixed; inset: 0">x</p>
      <h2 id="before">Before</h2><h2 id="method">Method</h2>`,
  }))
  await page.goto(pathOf(post))
  const article = page.getByRole('article').locator('.prose')
  await expect(article.getByText('Kept')).toBeVisible()
  await article.getByText('link').click()
  await expect(page).not.toHaveTitle('taken')
  for (const tag of ['script', 'form', 'style', 'svg', '[onload]', '[onerror]', '[style]', '[name]', '[href^="javascript"]'])
    await expect(article.locator(tag)).toHaveCount(0)
  // Anchors that are also names of properties of the document.
  for (const id of ['before', 'method']) {
    await expect(page.locator(`.contents [href="#${id}"]`)).toHaveCount(1)
    await expect(article.locator(`#${id}`)).toHaveCount(1)
  }
})

function island(page: Page) {
  return page.getByRole('main').locator('[data-until="refresh"]')
}
