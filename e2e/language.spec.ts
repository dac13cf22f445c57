import { expect, type Page } from '@playwright/test'
import { address } from '../i18n/address'
import { type Locale, languages } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { header } from '../testing/header'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { shareByLocale } from '../testing/shareByLocale'
import { emptyAddress } from '../testing/sharedPage'
import { test } from '../testing/test'

interface Visitor {
  cookie?: string
  local?: string
  session?: string
  browser?: string[]
}

const visitors: [rule: string, visitor: Visitor, path: string, result: string][] = [
  ['a cookie comes first', { cookie: 'de', local: 'ja', session: 'ja', browser: ['ja'] }, '/about', '/de/about'],
  ['then the local storage', { local: 'de', session: 'ja', browser: ['ja'] }, '/about', '/de/about'],
  ['then the session storage', { session: 'de', browser: ['ja'] }, '/about', '/de/about'],
  ['then the languages of the browser, in their order', { browser: ['tlh', 'de-AT', 'ja'] }, '/about', '/de/about'],
  ['then the language of the page', { browser: ['tlh'] }, '/about', '/about'],
  ['English is that of the page', {}, '/about', '/about'],
  [
    'a regional variant counts as its language, and query and hash stay',
    { cookie: 'ja-JP', browser: ['de'] },
    '/about?category=education&x=1#y',
    '/ja/about?category=education&x=1#y',
  ],
  ['an address with a language decides by itself', { cookie: 'de', local: 'de', browser: ['de'] }, '/ja/about', '/ja/about'],
  [
    '?lng= comes before everything, is taken off, and the rest stays',
    { cookie: 'de', local: 'de', browser: ['de'] },
    '/about?a=1&lng=ja&category=education#y',
    '/ja/about?a=1&category=education#y',
  ],
  ['?lng= comes before the language of the address', {}, '/ja/about?lng=de', '/de/about'],
  ['?lng= leads back to the language without prefix', { cookie: 'de', browser: ['de'] }, '/de?lng=en', '/'],
  ['an unknown cookie is passed over', { cookie: 'tlh', local: 'de' }, '/about', '/de/about'],
]

test('Language: leads each visitor to the one that comes first by the rules, and remembers it', async ({ sharedPage: page, baseURL }) => {
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url().replace(baseURL ?? '', '')))
  for (const [rule, visitor, path, result] of visitors) {
    await test.step(rule, async () => {
      await page.context().clearCookies()
      await become(visitor, page)
      visited.length = 0
      await page.goto(path)
      await expect(page).toHaveURL(result)
      if (path === result) expect(visited, 'is not sent anywhere').toEqual([path])
      const locale = languageOf(new URL(result, baseURL).pathname)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await remembered(page)).toEqual({ cookie: locale, local: locale })
      // On the site, so that the browser keeps its files for the next one.
      await page.goto(emptyAddress)
    })
  }
})

// What else is no language, i18n/matchLocale.test.ts tells.
const strange = ['<script>alert(1)</script>', '//example.com', '']
test('Language: ignores invalid values from any source', async ({ sharedPage: page }) => {
  let ran = false
  page.on('dialog', () => {
    ran = true
  })
  const [path, prefixed] = ['/about', '/ja/about']
  for (const value of strange) {
    const lng = `lng=${encodeURIComponent(value)}`
    await page.context().clearCookies()
    await become({ cookie: encodeURIComponent(value), local: value, session: value, browser: [value, 'en'] }, page)
    await page.goto(`${path}?${lng}`)
    expect(new URL(page.url()).pathname).toBe(path)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    expect(await remembered(page), value).toEqual({ cookie: 'en', local: 'en' })
  }
  await page.goto(`${prefixed}?lng=${encodeURIComponent(strange[0] ?? '')}`)
  expect(new URL(page.url()).pathname).toBe(prefixed)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  expect(await remembered(page)).toEqual({ cookie: 'ja', local: 'ja' })
  expect(ran).toBe(false)
})

test('does not leave the site for addresses with leading slashes', async ({ sharedPage: page, baseURL }) => {
  // As on a host that keeps them; our own server moves on to the address with one.
  await page.route(
    ({ pathname }) => pathname.includes('//'),
    async (route) => route.fulfill({ response: await route.fetch() }),
  )
  await page.goto('/de//example.com/x?lng=en')
  await expect(page).toHaveURL('/example.com/x')
  for (const [path, locale] of [
    ['//example.com/x', 'en'],
    ['/de///example.com/x', 'de'],
  ] as const) {
    await page.goto(`${baseURL}${path}`)
    await header(page, locale).switcher.click()
    await header(page, locale).language('en').click()
    await expect(page).toHaveURL('/example.com/x')
  }
})

test('stays below the prefix of a language where the host has one 404 page for all', async ({ sharedPage: page }) => {
  await become({ cookie: 'de' }, page)
  await page.route(/\/xyz$/, async (route) => route.fulfill({ response: await route.fetch({ url: new URL('/xyz', route.request().url()).href }) }))
  await page.goto('/de/xyz')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page).toHaveURL('/de/xyz')
  await header(page, 'en').switcher.click()
  const japanese = header(page, 'en').language('ja')
  // Where it leads is enough.
  await japanese.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await japanese.click()
  await expect(japanese).toHaveAttribute('href', '/ja/xyz')
})

test('shows nothing of a page or 404 page in the wrong language', async ({ sharedPage: page }) => {
  await become({ cookie: 'ja' }, page)
  const painted: string[] = []
  await page.exposeBinding('reportPaint', (_, path: string) => painted.push(path))
  await page.addInitScript(() => {
    const { reportPaint } = window as unknown as { reportPaint: (path: string) => void }
    const { pathname } = location
    new PerformanceObserver(() => reportPaint(pathname)).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/services')
  await expect(page).toHaveURL('/ja/services')
  await expect.poll(() => painted).toContain('/ja/services')
  expect(painted).not.toContain('/services')
  await page.goto('/xyz')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslate('ja')('errors.notFound.title'))
  expect(painted).not.toContain('/xyz')
})

test('answers unknown addresses in the language that they name, with status 404', async ({ sharedPage: page }) => {
  await inEveryLanguage(async (code) => {
    const { title, text, home } = getTranslate(code)('errors.notFound')
    for (const path of shareByLocale(code, ['/xyz', '/xyz/abc', '/services/xyz', '/a/b/c/d'])) {
      const response = await page.goto(address(path, code))
      expect(response?.status(), path).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', code)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('link', { name: home })).toHaveAttribute('href', address('/', code))
  })
})

/** Gives the browser a past: what it remembers, and what it prefers. */
async function become({ cookie, local, session, browser = ['en-GB'] }: Visitor, page: Page): Promise<void> {
  const url = test.info().project.use.baseURL ?? ''
  if (cookie !== undefined) await page.context().addCookies([{ name: 'i18next', value: cookie, url }])
  await page.addInitScript(
    ([local, session, browser]) => {
      // What an earlier visitor has left is gone.
      for (const [storage, value] of [
        [localStorage, local],
        [sessionStorage, session],
      ] as const) {
        storage.clear()
        if (value !== undefined) storage.setItem('i18nextLng', value)
      }
      Object.defineProperty(navigator, 'languages', { get: () => browser, configurable: true })
    },
    [local, session, browser] as const,
  )
}

async function remembered(page: Page) {
  const cookies = await page.context().cookies()
  return { cookie: cookies.find(({ name }) => name === 'i18next')?.value, local: await page.evaluate(() => localStorage.getItem('i18nextLng')) }
}

function languageOf(path: string): Locale {
  return languages.find(({ code }) => path.split('/')[1] === code)?.code ?? 'en'
}
