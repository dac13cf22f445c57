import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'
import { getContent } from '../collections/content'
import { address } from '../i18n/address'
import { defaultLocale, locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { contactForm, fill, fillAndSend, hydrateForm, message, useOwnClientAddress, values } from '../testing/contact'
import { header } from '../testing/header'
import { holdRequests } from '../testing/holdRequests'
import { inEveryLanguage } from '../testing/inEveryLanguage'
import { chunkOfIsland, watchScripts } from '../testing/scripts'
import { shareByLocale } from '../testing/shareByLocale'
import { test } from '../testing/test'
import { layoutShifts, untilIdle, watchForProblems, watchForShifts } from '../testing/watch'

const t = getTranslate('en')
const { company } = getContent()
const call = '**/backend/contact.php'

/** Specification §8: the colours are named, the English texts are exact. */
const exact = {
  success: 'Form submitted successfully!',
  failure: 'Failed to submit the form.',
  error: 'An error occurred. Please try again.',
} as const

const failures = {
  'a refused message': { kind: 'failure', answer: (route: Route) => route.fulfill({ status: 500 }) },
  'a message that does not get through': { kind: 'error', answer: (route: Route) => route.abort() },
} as const

test('confirms a sent message and clears the form; reports a failed one and keeps it in every language', async ({ sharedPage: page }) => {
  await useOwnClientAddress(page)
  const problems = await watchForProblems(page)
  await watchForShifts(page)
  await page.clock.install()
  await inEveryLanguage(async (locale) => {
    const words = getTranslate(locale)
    problems.length = 0
    await page.goto(address('/contact-us', locale))
    expect(await startOf(page.locator('#direct')), 'The addresses stand on the line of the third step').toBe(await startOf(page.locator('main ol > li').nth(2)))
    for (const name of [company.phone, company.email]) await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible()
    const { toast, outcome, submit, field } = contactForm(page, locale)
    const sent = page.waitForRequest(call)
    await hydrateForm(page)
    await stopClock(page)
    await fillAndSend(page, locale)
    expect(await fieldsOf(await sent)).toEqual(message)
    await expect(toast).toHaveText(words('contact.success'))
    await expect(toast).toHaveAttribute('data-tone', 'success')
    await expect(outcome).toHaveText(words('contact.success'))
    expect(await values(page)).toEqual({ fname: '', lname: '', email: '', contact: '', message: '', service: '' })
    expect(await colourOf(toast)).toBe('green')
    await page.clock.resume()
    expect(await layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
    await test.step('on a wide sheet the address stands beside phone and email, as on a narrow one', async () => {
      await page.emulateMedia({ media: 'print' })
      const [phone, , postal] = await page.getByRole('main').locator('dl > div').all()
      expect((await postal?.boundingBox())?.y).toBe((await phone?.boundingBox())?.y)
      await page.emulateMedia({ media: null })
    })

    if (locale === defaultLocale) {
      await test.step('a second message carries the empty service that the first one left', async () => {
        await page.clock.fastForward(500)
        await field('message').fill('One more thing')
        const again = page.waitForRequest(call)
        await submit.click()
        expect(await fieldsOf(await again)).toEqual({ fname: '', lname: '', email: '', contact: '', message: 'One more thing', service: '' })
        await expect(field('message')).toHaveValue('')
      })
    }

    for (const [name, { kind, answer }] of shareByLocale(locale, Object.entries(failures))) {
      await test.step(`${name} stays, and the form says so`, async () => {
        await stopClock(page)
        await page.route(call, answer)
        await fillAndSend(page, locale)
        await expectFailure(page, locale, kind)
        expect(await colourOf(toast)).toBe('red')
        await page.unroute(call)
        await page.clock.resume()
      })
    }
  })
})

test('sends a message once, with the current values of its fields', async ({ sharedPage: page }) => {
  await useOwnClientAddress(page)
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request)
  })
  await page.clock.install()
  await page.goto('/contact-us')
  const { island, field, submit, sending, outcome } = contactForm(page)
  await hydrateForm(page)

  await test.step('what is no address has a thicker line, and not only another colour, and words beside its label', async () => {
    const hint = page.getByText(t('contact.emailHint'), { exact: true })
    await field('email').fill('asha')
    await expect(hint).toBeHidden()
    await field('fname').focus()
    await expect(field('email')).toHaveCSS('outline-style', 'solid')
    await expect(hint).toBeVisible()
    await expect(field('email')).toHaveAccessibleName(t('contact.labels.email'))
    await expect(field('email')).toHaveAccessibleDescription(t('contact.emailHint'))
  })

  await test.step('pressing the button again while it is on its way does nothing, and what is written meanwhile stays', async () => {
    const release = await holdRequests(page, call)
    await fill(page)
    await submit.dblclick()
    await expect(sending).toBeVisible()
    await expect(outcome).toHaveText(t('contact.sending'))
    await sending.click({ force: true })
    await field('fname').press('Enter')
    await field('message').fill('Something else')
    release()
    await expect(outcome).toHaveText(exact.success)
    expect(requests).toHaveLength(1)
    expect(await values(page)).toMatchObject({ fname: '', message: 'Something else' })
    await page.unroute(call)
  })

  await test.step('the field that people do not see is sent with what a machine has written into it', async () => {
    await page.clock.fastForward(500)
    await fill(page)
    await page.locator('[name="website"]').fill('https://spam.test', { force: true })
    await submit.click()
    await expect.poll(() => requests.length).toBe(2)
    expect(await fieldsOf(requests[1] as Request)).toEqual({ ...message, website: 'https://spam.test' })
    await expect(field('message')).toHaveValue('')
  })

  await test.step('a double click sends once, even if the answer comes between the two clicks', async () => {
    await page.clock.fastForward(500)
    await fill(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await submit.click()
    await expect(field('message')).toHaveValue('')
    await expect(submit).toBeVisible()
    await submit.click()
    await page.clock.runFor(500)
    const again = page.waitForRequest(call)
    await submit.click()
    await again
    expect(requests).toHaveLength(4)
    await expect(submit).toBeVisible()
  })

  await test.step('one that is not answered within a minute is given up, and stays', async () => {
    await page.clock.fastForward(500)
    await page.route(call, () => {})
    await fill(page)
    const asked = page.waitForRequest(call)
    await submit.click()
    await asked
    await page.clock.fastForward(61_000)
    await expectFailure(page, 'en', 'error')
  })

  await test.step('a browser that translates the page puts elements in the place of its words, and the form goes on', async () => {
    await island.evaluate(translate)
    await field('message').fill('Another message')
    await expect(outcome).toBeEmpty()
    await page.clock.fastForward(500)
    await page.unroute(call)
    await submit.click()
    await expect(outcome).toHaveText(exact.success)
    await expect(island).toHaveAttribute('data-hydrated')
  })
})

test('loads the form’s script on focus, and keeps input made before and during hydration', async ({ sharedPage: page }) => {
  await useOwnClientAddress(page)
  const scripts = watchScripts(page)
  const release = await holdRequests(page, `**${chunkOfIsland('SendMessage')}`)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact-us')
  await untilIdle(page)
  expect(scripts).not.toContain(chunkOfIsland('SendMessage'))
  const { island, field, submit, outcome } = contactForm(page)
  await fill(page)
  expect(await island.getAttribute('data-hydrated')).toBeNull()
  release()
  await expect(island).toHaveAttribute('data-hydrated')
  expect(scripts).toContain(chunkOfIsland('SendMessage'))
  expect(await values(page)).toEqual(message)

  await test.step('a long message leaves the button in sight, and words from right to left run so', async () => {
    await expect(page.getByLabel(t('contact.labels.message'))).toHaveAttribute('name', 'message')
    await field('message').fill('سطر من رسالة طويلة.\n'.repeat(300))
    expect((await field('message').boundingBox())?.height).toBeLessThan(844 * 0.7)
    expect(await field('message').evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
  })

  await test.step('and once it is sent, the button is where it was pressed, above its result', async () => {
    await submit.hover()
    const top = () => submit.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await submit.click()
    await expect(outcome).toHaveText(exact.success)
    await expect(field('message')).toHaveCSS('height', '160px')
    // A browser scrolls by whole pixels.
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
    await expect(outcome).toBeInViewport()
  })
})

test.describe('The browser submits the form', () => {
  test('before hydration', async ({ sharedPage: page }) => {
    await useOwnClientAddress(page)
    await holdRequests(page, `**${chunkOfIsland('SendMessage')}`)
    await page.goto('/contact-us')
    await fill(page)
    await expectNativeSubmission(page)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 800 } })

    test('in every other language; reports a refusal on a page of the site and keeps the input for Back', async ({ page }) => {
      await useOwnClientAddress(page)
      await inEveryLanguage(
        async (locale) => {
          await page.goto(address('/contact-us', locale))
          const { field, submit } = contactForm(page, locale)
          await fill(page)
          // More than the server takes.
          await field('lname').fill('x'.repeat(2000))
          await submit.click()
          await expect(page).toHaveURL(address('/contact-us/failed', locale))
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslate(locale)('contact.failed.meta.title'))
          await expect(header(page, locale).contact).toBeVisible()
          await expect(page.getByRole('main').locator('a[href^="mailto:"]')).toBeVisible()
          await page.goBack()
          expect(await values(page)).toMatchObject({ fname: message.fname, email: message.email })
          await field('lname').fill(message.lname)
          await expectNativeSubmission(page, locale)
        },
        locales.filter((code) => code !== defaultLocale),
      )
    })
  })
})

/** Sends the form, and lands on the page that says thank you, in the same language. */
async function expectNativeSubmission(page: Page, locale: (typeof locales)[number] = 'en') {
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await contactForm(page, locale).submit.click()
  const request = await sent
  expect(request.headers()['content-type']).toContain('multipart/form-data')
  await expect(page).toHaveURL(address('/contact-us/thanks', locale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslate(locale)('contact.thanks.title'))
}

async function expectFailure(page: Page, locale: (typeof locales)[number], kind: 'failure' | 'error') {
  const { toast, outcome } = contactForm(page, locale)
  const text = locale === defaultLocale ? exact[kind] : getTranslate(locale)(`contact.${kind}`)
  await expect(toast).toHaveText(text)
  await expect(toast).toHaveAttribute('data-tone', 'failure')
  await expect(outcome).toHaveText(text)
  const breaks = (line: Locator) => line.evaluate((element) => [getComputedStyle(element).wordBreak, getComputedStyle(element).textWrap])
  expect(await breaks(outcome), 'The line beside the form breaks where the toast does').toEqual(await breaks(toast.locator('p')))
  expect(await values(page)).toEqual(message)
}

/** Stops the clock an hour later, so that a toast stays in sight however long a slow machine looks at it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

/** Wraps every text, as Chrome’s and Google’s translations do. Runs in the browser. */
function translate(part: Element): void {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    const wrapper = document.createElement('font')
    text.replaceWith(wrapper)
    wrapper.append(text.data)
  }
}

/** The fields of a multipart request, by name. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers()['content-type'] ?? '' }
  const data = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData()
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}

/** The left edge, px. */
async function startOf(element: Locator): Promise<number> {
  return Math.round((await element.boundingBox())?.x ?? 0)
}

/** Which of the two colours that the specification names an element is filled with; else the colour itself. */
async function colourOf(element: Locator): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await element.evaluate((each) => (getComputedStyle(each).backgroundColor.match(/\d+/g) ?? []).map(Number))
  if (green > red && green > blue) return 'green'
  return red > green && red > blue ? 'red' : `rgb(${red}, ${green}, ${blue})`
}
