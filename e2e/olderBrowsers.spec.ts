import { expect } from '@playwright/test'
import { getBlog } from '../blog/blog'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { getTranslate } from '../i18n/translator'
import { changeAnswer } from '../testing/blog'
import { contactForm, fillAndSend, useOwnClientAddress } from '../testing/contact'
import { header } from '../testing/header'
import { inMotion } from '../testing/inMotion'
import { makeOlder } from '../testing/olderBrowser'
import { first } from '../testing/samples'
import { test } from '../testing/test'
import { watchForProblems } from '../testing/watch'

/** What a browser of 2023 shows: plainer, and never broken. */
const t = getTranslate('en')
const services = t('layout.navigation.services')

test.beforeEach(({ sharedPage }) => makeOlder(sharedPage))

test.describe('In an older browser on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('opens and closes the menu inside the window, follows links and changes the language', async ({ sharedPage: page }) => {
    const words = getTranslate('de')
    const problems = await watchForProblems(page)
    await page.goto(address('/leadership', 'de'))
    const { open, close, group, link, contact, switcher, language } = header(page, 'de')
    const entry = link(words('layout.navigation.services'))

    await test.step('it lies over the page and fits the window', async () => {
      await expect(entry).toBeHidden()
      await open.click()
      await expect(entry).toBeInViewport({ ratio: 1 })
      await expect(close).toBeInViewport({ ratio: 1 })
      const box = await page.locator('#_menu').boundingBox()
      expect(box).toMatchObject({ y: 0, height: 740 })
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(360)
      expect(await page.locator('#_menu').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    })

    await test.step('a tap beside it closes it and does nothing else', async () => {
      await page.mouse.click(20, 36) // on the logo
      await expect(entry).toBeHidden()
      await expect(page).toHaveURL(address('/leadership', 'de'))
    })

    await test.step('it can be used by keyboard: into it, out of it, and back to its button', async () => {
      await open.focus()
      await page.keyboard.press('Enter')
      await expect(open).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await expect(close).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(entry).toBeHidden()
      await expect(open).toBeFocused()
      await page.keyboard.press('Enter')
      await close.click()
      await expect(entry).toBeHidden()
      await expect(open).toBeFocused()
      await page.keyboard.press('Enter')
      await contact.focus()
      await page.keyboard.press('Tab')
      await expect(entry).toBeHidden()
      await expect(open).not.toBeFocused()
    })

    await open.click()
    await group('company').click()
    await link(words('company.menu')).click()
    await expect(page).toHaveURL(address('/company-overview', 'de'))
    await expect(switcher).toBeHidden()
    await open.click()
    await switcher.click()
    await language('ja').click()
    await expect(page).toHaveURL(address('/company-overview', 'ja'))
    expect(problems).toEqual([])
  })
})

test('replaces the menu with the footer’s links in an older browser without script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await makeOlder(page)
  await page.goto('/leadership')
  await expect(header(page).open).toBeHidden()
  await expect(page.locator('#_menu')).toBeHidden()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: services })).toBeVisible()
  await context.close()
})

test('shows one tab panel at a time in an older browser', async ({ sharedPage: page }) => {
  await page.goto('/products')
  const panels = page.locator('[data-panel]')
  await expect(panels.filter({ visible: true })).toHaveCount(1)
  await page.getByText(t('products.tabs.web'), { exact: true }).click()
  await expect(page.getByText(t('products.placeholders.web'))).toBeVisible()
  await expect(panels.filter({ visible: true })).toHaveCount(1)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText(t('products.placeholders.mobile'))).toBeVisible()
  const line = (tab: 'mobile' | 'web') =>
    page
      .getByText(t(`products.tabs.${tab}`), { exact: true })
      .evaluate((label) => [getComputedStyle(label).borderBlockEndColor, getComputedStyle(label).outlineStyle])
  const [chosen, other] = [await line('mobile'), await line('web')]
  expect(chosen[0]).not.toBe(other[0])
  expect([chosen[1], other[1]]).toEqual(['solid', 'none'])
})

test('shows one service at a time in an older browser', async ({ sharedPage: page }) => {
  await page.goto('/o?category=service2')
  const panels = page.locator('[data-panel]').filter({ visible: true })
  await expect(panels).toHaveCount(1)
  await expect(panels).toHaveAttribute('data-panel', 'service2')
  await page.getByRole('main').locator('select').selectOption('service3')
  await expect(panels).toHaveAttribute('data-panel', 'service3')
  await expect(panels).toHaveCount(1)
})

test.describe('In an older browser', () => {
  test.use(inMotion)

  test('stops and continues the partner strip', async ({ sharedPage: page }) => {
    await page.goto('/')
    const strip = page.getByRole('group', { name: t('home.partners.title') })
    const states = () => strip.locator('ul').evaluateAll((lists) => lists.flatMap((list) => list.getAnimations().map(({ playState }) => playState)))
    const control = page.getByText(t('layout.motion.pauseStrip'))
    await control.click()
    await expect.poll(states).toEqual(['paused', 'paused'])
    await control.click()
    await page.mouse.move(0, 0)
    await expect.poll(states).toEqual(['running', 'running'])
  })
})

test('filters the portfolio in an older browser', async ({ sharedPage: page }) => {
  const { category } = first(getContent().sectors)
  await page.goto(`/work?category=${category}`)
  await expect(page.getByText(t(`sectors.${category}.overview`))).toBeVisible()
  await expect(page.getByText(t('sectors.all.overview'))).toBeHidden()
})

test('sends a message and confirms it in an older browser', async ({ sharedPage: page }) => {
  await useOwnClientAddress(page)
  await page.goto(address('/contact-us', 'ja'))
  await fillAndSend(page, 'ja')
  await expect(contactForm(page, 'ja').outcome).toHaveText(getTranslate('ja')('contact.success'))
})

test('shows a post newer than the build, and reports failed requests, in an older browser', async ({ sharedPage: page }) => {
  const { slug } = first(getBlog())
  const entry = { slug: 'brand-new', name: 'Brand new', description: 'Newer', image: '/art/blog-engineering.svg', alt: 'x' }
  await changeAnswer<unknown[]>(page, '**/blog-category-items.php*', (list) => [entry, ...list])
  const post = { title: entry.name, image: entry.image, content: '<p>Fresh</p>', meta: {} }
  await page.route('**/blog.php?slug=brand-new', (route) => route.fulfill({ json: post, headers: { 'Content-Language': 'en' } }))
  await page.goto(`/${slug}/brand-new`)
  await expect(page.getByRole('article').getByText('Fresh')).toBeVisible()
  await expect(page.getByText(t('errors.notFound.title'))).toBeHidden()

  await page.route('**/blogs-category.php', (route) => route.abort())
  await page.goto(`/${slug}/no-such-post`)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t('blog.failed'))
  await expect(page.getByRole('main').getByRole('heading')).toHaveText([t('blog.failed')])
  await expect(page.getByRole('main').getByRole('link', { name: t('errors.notFound.home') })).toBeVisible()
})
