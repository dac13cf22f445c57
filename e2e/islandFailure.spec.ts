import { expect, type Page, type Route } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import type { Locale } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { contactForm, fill, message, values } from '../testing/contact'
import { approach, counters } from '../testing/counters'
import { header } from '../testing/header'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { openChanged } from '../testing/openChanged'
import { chunkOfIsland, chunkOfReact } from '../testing/scripts'
import { test } from '../testing/test'

const t = getTranslate('en')
const final = getContent().statistics.map(({ value }) => `${value}+`)
const parts = { 'its own code': () => chunkOfIsland('Counters'), React: chunkOfReact }
const thrown = '$& is gone'

interface Failure {
  part: keyof typeof parts
  answer: (route: Route) => Promise<void>
  reason?: string
}

const reactIsLost: Failure = { part: 'React', answer: (route) => route.abort() }
/** Of other languages, that one. */
const failures: Partial<Record<Locale, Failure>> = {
  ja: { part: 'its own code', answer: (route) => route.abort() },
  de: {
    part: 'its own code',
    answer: (route) => route.fulfill({ body: `throw new Error('${thrown}')`, contentType: 'text/javascript' }),
    reason: thrown,
  },
}

test('keeps the text of an island and reports it when its code or React does not load or breaks, and can retry, in every language', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await inEveryLanguage(async (locale) => {
    const { part, answer, reason = '' } = failures[locale] ?? reactIsLost
    const { title, retry } = getTranslate(locale)('errors.application')
    const logged = watchLog(page, 'Counters')
    await page.route(`**${parts[part]()}`, answer)
    await page.goto(address('/', locale))
    const { island, numbers, failure } = counters(page, locale)
    await approach(page)
    await expect(failure).toContainText(title)
    await expect(failure, 'the reason is shown as it is, whatever signs it holds').toContainText(beforeReason(locale) + reason)
    await expect(numbers).toHaveText(final)
    await expect(island).not.toHaveAttribute('data-hydrated')
    expect(logged).toHaveLength(1)

    await test.step('other islands and menus go on working', async () => {
      if (part !== 'React') await expect(page.locator('[data-island=Carousel]')).toHaveAttribute('data-hydrated')
      const { group, link } = header(page, locale)
      await group('company').hover()
      await expect(link(getTranslate(locale)('company.menu'))).toBeVisible()
    })

    // What a browser has run it does not load again, but with a new page.
    if (reason) return
    await page.unroute(`**${parts[part]()}`)
    await failure.getByRole('button', { name: retry }).click()
    await expect(island).toHaveAttribute('data-hydrated')
    await expect(failure).toBeHidden()
    await expect(page.getByRole('main'), 'takes the focus of the button that is gone').toBeFocused()
    await expect(numbers.first()).toBeInViewport()
    expect(logged).toHaveLength(1)
  })
})

test('reports a second failure without network, and with it reloads the page, because a newer build may have replaced its files', async ({
  sharedPage: page,
}) => {
  await page.route(`**${chunkOfIsland('Counters')}`, (route) => route.abort(), { times: 3 })
  await page.goto('/')
  const { island, failure } = counters(page)
  const retry = failure.getByRole('button', { name: t('errors.application.retry') })
  await approach(page)
  const notice = await failure.elementHandle()
  await page.context().setOffline(true)
  await retry.click()
  await expect.poll(() => notice?.evaluate((element) => element.isConnected)).toBe(false)
  await expect(failure).toHaveCount(1)
  await page.context().setOffline(false)
  const reloaded = page.waitForEvent('load')
  await retry.click()
  await reloaded
  await approach(page)
  await expect(island).toHaveAttribute('data-hydrated')
})

test('keeps the input of a form over repeated retries', async ({ sharedPage: page }) => {
  await page.route(`**${chunkOfIsland('SendMessage')}`, (route) => route.abort())
  await page.goto('/contact-us')
  const { form, island } = contactForm(page)
  await fill(page)
  const failure = form.getByRole('alert')
  const retry = failure.getByRole('button', { name: t('errors.application.retry') })
  await expect(retry).toBeVisible()
  // The notice goes before the file is asked for again.
  const failedAgain = page.waitForEvent('requestfailed', (request) => request.url().includes(chunkOfIsland('SendMessage')))
  await retry.click()
  await failedAgain
  await page.unroute(`**${chunkOfIsland('SendMessage')}`)
  await retry.click()
  await expect(island).toHaveAttribute('data-hydrated')
  expect(await values(page)).toEqual(message)
})

test('reports an island that waits for its own code, which waits for React, longer than 120 seconds', async ({ sharedPage: page }) => {
  await page.clock.install()
  await page.route(`**${chunkOfIsland('Counters')}`, () => {})
  const asked = page.waitForRequest(`**${chunkOfIsland('Counters')}`)
  await page.goto('/')
  const { island, numbers, failure } = counters(page)
  await approach(page)
  await asked
  await page.clock.fastForward(110_000)
  await expect(failure).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(failure).toContainText(t('errors.application.title'))
  await expect(failure).toContainText(t('errors.application.chunk', { name: 'Counters', reason: t('errors.application.timeout', { seconds: 120 }) }))
  await expect(numbers).toHaveText(final)

  await page.unroute(`**${chunkOfIsland('Counters')}`)
  const reloaded = page.waitForEvent('load')
  await failure.getByRole('button', { name: t('errors.application.retry') }).click()
  await reloaded
  await approach(page)
  await expect(island, 'is made anew, not waited for again').toHaveAttribute('data-hydrated')
})

test('restores the text of an island after an error in rendering, and reports it', async ({ sharedPage: page }) => {
  const logged = watchLog(page)
  await openChanged(page, '/', (html) => html.replace(/(data-island="Counters".*?data-props=")[^"]*/, '$1{}'))
  const { island, numbers, failure } = counters(page)
  await approach(page)
  await expect(failure).toContainText(t('errors.application.title'))
  await failure.getByText(t('errors.application.details')).click()
  await expect(failure.locator('pre')).toContainText('Error')
  await expect(failure.getByRole('button')).toHaveCount(0)
  await expect(numbers).toHaveText(final)
  await expect(island).not.toHaveAttribute('data-hydrated')
  expect(logged).toHaveLength(1)
})

/** What islands, or those of a name, have written to the console. */
function watchLog(page: Page, name = ''): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith(`Island ${name}`)) logged.push(message.text())
  })
  page.on('pageerror', (error) => logged.push(error.message))
  return logged
}

/** The notice about the chunk, up to the reason, which the browser words. */
function beforeReason(locale: Locale): string {
  return getTranslate(locale)('errors.application.chunk', { name: 'Counters', reason: '|' }).split('|')[0] ?? ''
}
