import { expect, type Page } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { changeAnswer, watchCalls } from '../testing/blog'
import { holdRequests } from '../testing/holdRequests'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { first } from '../testing/samples'
import { test } from '../testing/test'
import { layoutShifts, untilIdle, watchForProblems, watchForShifts } from '../testing/watch'

/** Posts and categories that are newer than the build, in the page of unknown addresses (design §5). */
const category = first(getBlog())
const entry = {
  slug: 'brand-new',
  name: 'Brand new',
  description: 'Newer than the build',
  image: '/art/blog-engineering.svg',
  alt: 'x',
  content: `<p>Fresh</p>${'<p>Text.</p>'.repeat(40)}<h2 id="far">Far</h2><p>Text.</p>`,
}
const { company } = getContent()
const t = getTranslate('en')

test('shows a post newer than the build in every language', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  await addPost(page)
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    await page.goto(`${address(`/${category.slug}/brand-new`, locale)}#far`)
    await expect(page.getByRole('heading', { level: 1, name: entry.name })).toBeVisible()
    await expect(page.getByRole('article').getByText('Fresh')).toBeVisible()
    await expect(page.locator('h2:target')).toBeInViewport()
    await expect(page.getByRole('heading', { name: words('errors.notFound.title') })).toBeHidden()
    await expect(page.getByText(words('blog.loading'))).toBeHidden()
    await expect(page).toHaveTitle(`${entry.name} | ${company.name}`)
    const suggested = page.getByRole('complementary', { name: words('blog.suggested') }).getByRole('listitem')
    await expect(suggested).toHaveCount(Math.min(4, category.posts.length))
    const back = page
      .getByRole('main')
      .getByRole('link', { name: words('layout.back.category') })
      .first()
    await expect(back).toHaveAttribute('href', address(`/${category.slug}`, locale))
    expect(problems).toEqual([])
  })
})

test('shows loading, failure in red, and not found', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  await watchForShifts(page)
  const locale = 'de'
  const words = getTranslate(locale)
  const release = await holdRequests(page, '**/blogs-category.php')
  await page.goto(address('/no-such-topic/no-such-post', locale))
  const title = page.getByRole('heading', { name: words('errors.notFound.title') })
  await expect(page.getByRole('main').getByText(words('blog.loading'))).toBeVisible()
  await expect(title).toBeHidden()
  release()
  await expect(title).toBeVisible()
  await expect(page.getByText(words('blog.loading'))).toBeHidden()
  expect(await layoutShifts(page)).toEqual([])
  expect(problems).toEqual([])

  await test.step('it shows nothing but a way home while the blog cannot be asked, and can be told to try again', async () => {
    const usual = await page.title()
    await page.unroute('**/blogs-category.php')
    await page.route('**/blogs-category.php', (route) => route.abort())
    await page.goto(address(`/${category.slug}/no-such-post`, locale))
    const notice = page.getByRole('main').getByRole('alert')
    await expect(notice).toContainText(words('blog.failed'))
    await expect(page).toHaveTitle(`${words('blog.failed')} | ${company.name}`)
    await expect(page.getByRole('main').getByRole('link', { name: words('errors.notFound.home') })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading'), 'screen readers find what the page says as its heading').toHaveText([words('blog.failed')])
    await expect(page.getByText(words('blog.loading'))).toBeHidden()
    expect(await layoutShifts(page)).toEqual([])
    await page.unroute('**/blogs-category.php')
    await notice.getByRole('button', { name: words('blog.retry') }).click()
    await expect(title).toBeVisible()
    await expect(page).toHaveTitle(usual)
    await expect(notice).toHaveCount(0)
  })
})

test('shows a category newer than the build', async ({ sharedPage: page }) => {
  await changeAnswer<unknown[]>(page, '**/blogs-category.php', (list) => [...list, { ...entry, slug: 'fresh-topic', name: 'Fresh topic' }])
  await page.route('**/blog-category-items.php*', (route) => route.fulfill({ json: [entry] }))
  await page.goto(address('/fresh-topic', 'ja'))
  await expect(page.getByRole('heading', { level: 1, name: 'Fresh topic' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: entry.name })).toHaveAttribute('href', address('/fresh-topic/brand-new', 'ja'))
  const others = page.getByRole('region', { name: getTranslate('ja')('blog.otherTopics') })
  await expect(others.getByRole('link')).toHaveCount(Math.min(4, getBlog().length))
})

test('finds a new post by an address with a trailing slash, and escapes its title', async ({ sharedPage: page }) => {
  const title = 'Saving $$$, $& and $1'
  await addPost(page, title)
  // As on a host that keeps it; our own server moves on to the address without.
  await page.route('**/brand-new/', async (route) => route.fulfill({ response: await route.fetch() }))
  await page.goto(`/${category.slug}/brand-new/`)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveTitle(`${title} | ${company.name}`)
})

test('shows a new post without suggestions when its category does not list it yet', async ({ sharedPage: page }) => {
  await page.route('**/blog.php?slug=brand-new', (route) => route.fulfill({ json: post(entry.name), headers: { 'Content-Language': 'en' } }))
  await page.route('**/findMissing.*.js', (route) => route.abort())
  await page.goto(`/${category.slug}/brand-new`)

  await test.step('not before its code has loaded, which can be tried again', async () => {
    const failure = page.getByRole('alert')
    await expect(failure).toContainText(t('errors.application.title'))
    await expect(page.getByRole('heading', { level: 1, name: t('errors.notFound.title') })).toBeVisible()
    await expect(page.getByText(t('blog.loading'))).toBeHidden()
    await page.unroute('**/findMissing.*.js')
    await failure.getByRole('button', { name: t('errors.application.retry') }).click()
  })

  await expect(page.getByRole('heading', { level: 1, name: entry.name })).toBeVisible()
  const suggested = page.getByRole('complementary', { name: t('blog.suggested') })
  await expect(suggested).toBeVisible()
  await expect(suggested.getByRole('listitem')).toHaveCount(0)
})

test('calls the backend only for addresses of the blog’s form', async ({ sharedPage: page }) => {
  const calls = watchCalls(page)
  // Others `renderer/inline/explainMissing.test.ts` tells.
  for (const path of ['/services/no-such-service', '/what-we-do/x', '/a/b/c']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilIdle(page)
  }
  expect(calls).toEqual([])
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows not found at once', async ({ page }) => {
    await page.goto('/no-such-topic')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.notFound.title'))
    const lines = (part: Element) => part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight)
    expect(await page.locator('h1 > :last-child').evaluate(lines), 'What the number means is not broken').toBeCloseTo(1, 1)
    await page.setViewportSize({ width: 360, height: 700 })
    const sides = await page.locator('h1, h1 i').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()))
    expect(sides[1]?.right, 'no dash ends its first line').toBeLessThanOrEqual(sides[0]?.left ?? 0)
  })
})

async function addPost(page: Page, title = entry.name): Promise<void> {
  await changeAnswer<unknown[]>(page, '**/blog-category-items.php*', (list) => [entry, ...list])
  await page.route('**/blog.php?slug=brand-new', (route) => route.fulfill({ json: post(title), headers: { 'Content-Language': 'en' } }))
}

function post(title: string) {
  return { title, image: entry.image, content: entry.content, meta: {} }
}
