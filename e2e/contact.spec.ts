import { expect, type Page, type Request, type Route } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { comeFromElsewhere, contactForm, fill, fillAndSend, hold, message, values, wakeForm } from '../testing/contact'
import { inTurn } from '../testing/inTurn'
import { chunkOfIsland, watchScripts } from '../testing/scripts'
import { test } from '../testing/test'
import { layoutShifts, watchForProblems, watchForShifts } from '../testing/watch'

const t = getTranslate('en')
const call = '**/backend/contact.php'

/** Specification §8: the colours are named, the texts are exact. */
const exact = {
  success: 'Form submitted successfully!',
  failure: 'Failed to submit the form.',
  error: 'An error occurred. Please try again.',
} as const

test.beforeEach(({ page }) => comeFromElsewhere(page))

for (const locale of locales) {
  const words = getTranslate(locale)

  test(`In ${locale}, a message is sent, and the form says so and is empty`, async ({ page }) => {
    const problems = await watchForProblems(page)
    await watchForShifts(page)
    await page.goto(address('/contact-us', locale))
    const { toast, outcome } = contactForm(page, locale)
    const sent = page.waitForRequest(call)
    await fillAndSend(page, locale)
    expect(await fieldsOf(await sent)).toEqual(message)
    await expect(toast).toHaveText(words('contact.success'))
    await expect(toast).toHaveAttribute('data-tone', 'success')
    await expect(outcome).toHaveText(words('contact.success'))
    expect(await values(page)).toEqual({ fname: '', lname: '', email: '', contact: '', message: '', service: '' })
    expect(await layoutShifts(page)).toEqual([])
    expect(problems).toEqual([])
  })

  const failures = Object.entries({
    'a refused message': { kind: 'failure', answer: (route: Route) => route.fulfill({ status: 500 }) },
    'a message that does not get through': { kind: 'error', answer: (route: Route) => route.abort() },
  } as const)
  for (const [name, { kind, answer }] of inTurn(locale, [...failures, ...failures])) {
    test(`In ${locale}, ${name} stays, and the form says so`, async ({ page }) => {
      await page.route(call, answer)
      await page.goto(address('/contact-us', locale))
      await fillAndSend(page, locale)
      await expectFailure(page, locale, kind)
    })
  }
}

test('The English texts are those of the specification, in green and red', async ({ page }) => {
  for (const [outcome, text] of Object.entries(exact)) expect(t(`contact.${outcome as keyof typeof exact}`)).toBe(text)
  await page.clock.install()
  await page.goto('/contact-us')
  const { toast } = contactForm(page)
  const [, ...reds] = [...(await colourOf(exact.success)), ...(await colourOf(exact.failure, (route) => route.fulfill({ status: 503 })))]
  expect(reds).toEqual([])

  async function colourOf(text: string, answer?: Parameters<Page['route']>[1]) {
    if (answer) await page.route(call, answer)
    await fillAndSend(page)
    await expect(toast).toHaveText(text)
    await page.clock.fastForward(500)
    const [red = 0, green = 0, blue = 0] = await toast.evaluate((element) => (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number))
    return green > red && green > blue ? ['green'] : red > green && red > blue ? [] : [`rgb(${red}, ${green}, ${blue})`]
  }
})

test('A second message carries the empty service that the first one left', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  const { field, submit, outcome } = contactForm(page)
  await fillAndSend(page)
  await expect(outcome).toHaveText(exact.success)
  await page.clock.fastForward(500)
  await field('message').fill('One more thing')
  const sent = page.waitForRequest(call)
  await submit.click()
  expect(await fieldsOf(await sent)).toEqual({ fname: '', lname: '', email: '', contact: '', message: 'One more thing', service: '' })
})

test('The field that people do not see is sent with what a machine has written into it', async ({ page }) => {
  await page.goto('/contact-us')
  await wakeForm(page)
  await fill(page)
  await page.locator('[name="website"]').fill('https://spam.test', { force: true })
  const sent = page.waitForRequest(call)
  await contactForm(page).submit.click()
  expect(await fieldsOf(await sent)).toEqual({ ...message, website: 'https://spam.test' })
})

test('Pressing the button again while a message is on its way sends it once', async ({ page }) => {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request)
  })
  await page.goto('/contact-us')
  const { field, submit, sending, outcome } = contactForm(page)
  await wakeForm(page)
  const release = await hold(page, call)
  await fill(page)
  await submit.dblclick()
  await expect(sending).toBeVisible()
  await sending.click({ force: true })
  await field('fname').press('Enter')
  release()
  await expect(outcome).toHaveText(exact.success)
  expect(requests).toHaveLength(1)
})

test('A double click sends once, even if the answer comes between the two clicks', async ({ page }) => {
  let requests = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') requests++
  })
  await page.clock.install()
  await page.goto('/contact-us')
  const { submit, outcome } = contactForm(page)
  await wakeForm(page)
  await fill(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit.click()
  await expect(outcome).toHaveText(exact.success)
  await submit.click()
  await page.clock.runFor(500)
  const again = page.waitForRequest(call)
  await submit.click()
  await again
  expect(requests).toBe(2)
})

test('What is written while a message is on its way stays', async ({ page }) => {
  await page.goto('/contact-us')
  const { field, submit, outcome } = contactForm(page)
  await wakeForm(page)
  const release = await hold(page, call)
  await fill(page)
  await submit.click()
  await field('message').fill('Something else')
  release()
  await expect(outcome).toHaveText(exact.success)
  expect(await values(page)).toMatchObject({ fname: '', message: 'Something else' })
})

test('A message that is not answered within a minute is given up, and stays', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact-us')
  await wakeForm(page)
  await page.route(call, () => {})
  await fill(page)
  const asked = page.waitForRequest(call)
  await contactForm(page).submit.click()
  await asked
  await page.clock.fastForward(61_000)
  await expectFailure(page, 'en', 'error')
})

test('A long message leaves the button in sight, and words from right to left run so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact-us')
  const field = page.getByLabel(t('contact.labels.message'))
  await field.fill('سطر من رسالة طويلة.\n'.repeat(300))
  expect((await field.boundingBox())?.height).toBeLessThan(844 * 0.7)
  expect(await field.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
})

test('Nothing but the page’s own script is loaded until the form is touched', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/contact-us')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(scripts).not.toContain(chunkOfIsland('SendMessage'))
  await wakeForm(page)
  expect(scripts).toContain(chunkOfIsland('SendMessage'))
})

test('What was typed and chosen before and while the form wakes up survives', async ({ page }) => {
  const release = await hold(page, `**${chunkOfIsland('SendMessage')}`)
  await page.goto('/contact-us')
  const { island } = contactForm(page)
  await fill(page)
  expect(await island.getAttribute('data-hydrated')).toBeNull()
  release()
  await expect(island).toHaveAttribute('data-hydrated')
  expect(await values(page)).toEqual(message)
})

test.describe('The browser sends the form by itself', () => {
  test('as long as the form has not woken up', async ({ page }) => {
    await hold(page, `**${chunkOfIsland('SendMessage')}`)
    await page.goto('/contact-us')
    await expectNativeSubmission(page)
  })

  test('if the form cannot wake up, which it says', async ({ page }) => {
    await page.route(`**${chunkOfIsland('SendMessage')}`, (route) => route.abort())
    await page.goto('/contact-us')
    const { form, island } = contactForm(page)
    await fill(page)
    await expect(form.getByRole('alert')).toContainText(t('errors.application.title'))
    await expect(island).not.toHaveAttribute('data-hydrated')
    await expectNativeSubmission(page)
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    for (const locale of locales) {
      test(`in ${locale}`, async ({ page }) => {
        await page.goto(address('/contact-us', locale))
        await expectNativeSubmission(page, locale)
      })
    }
  })
})

/** Fills in and sends the form, and lands on the page that says thank you, in the same language. */
async function expectNativeSubmission(page: Page, locale: (typeof locales)[number] = 'en') {
  await fill(page)
  const sent = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === 'POST')
  await contactForm(page, locale).submit.click()
  const request = await sent
  expect(request.headers()['content-type']).toContain('multipart/form-data')
  await expect(page).toHaveURL(address('/contact-us/thanks', locale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getTranslate(locale)('contact.thanks.title'))
}

async function expectFailure(page: Page, locale: (typeof locales)[number], kind: 'failure' | 'error') {
  const { toast, outcome } = contactForm(page, locale)
  const text = getTranslate(locale)(`contact.${kind}`)
  await expect(toast).toHaveText(text)
  await expect(toast).toHaveAttribute('data-tone', 'failure')
  await expect(outcome).toHaveText(text)
  expect(await values(page)).toEqual(message)
}

/** The fields of a multipart request, by name. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers()['content-type'] ?? '' }
  const data = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData()
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}
