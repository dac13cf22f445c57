import { randomBytes } from 'node:crypto'
import { expect, type Page, type Request, test } from '@playwright/test'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'
import { contactForm, fill, fillAndSend, hold, message, values, wakeForm } from './support/contact'
import { chunkOfIsland, watchScripts } from './support/scripts'
import { layoutShifts, watchForProblems, watchForShifts } from './support/watch'

const t = getTranslate('en')
const call = '**/backend/contact.php'

/** Specification §8: the colours are named, the texts are exact. */
const exact = {
  success: 'Form submitted successfully!',
  failure: 'Failed to submit the form.',
  error: 'An error occurred. Please try again.',
} as const

/** Each test is a visitor of its own, or together they would send more than one may. */
test.beforeEach(async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}` })
})

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

  test(`In ${locale}, a refused message stays, and the form says so`, async ({ page }) => {
    await page.route(call, (route) => route.fulfill({ status: 500 }))
    await page.goto(address('/contact-us', locale))
    await fillAndSend(page, locale)
    await expectFailure(page, locale, 'failure')
  })

  test(`In ${locale}, a message that does not get through stays, and the form says so`, async ({ page }) => {
    await page.route(call, (route) => route.abort())
    await page.goto(address('/contact-us', locale))
    await fillAndSend(page, locale)
    await expectFailure(page, locale, 'error')
  })
}

test('The English texts are those of the specification, in green and red', async ({ page }) => {
  for (const [outcome, text] of Object.entries(exact)) expect(t(`contact.${outcome as keyof typeof exact}`)).toBe(text)
  await page.goto('/contact-us')
  const { toast } = contactForm(page)
  const [, ...reds] = [...(await colourOf(exact.success)), ...(await colourOf(exact.failure, (route) => route.fulfill({ status: 503 })))]
  expect(reds).toEqual([])

  async function colourOf(text: string, answer?: Parameters<Page['route']>[1]) {
    if (answer) await page.route(call, answer)
    await fillAndSend(page)
    await expect(toast).toHaveText(text)
    const [red = 0, green = 0, blue = 0] = await toast.evaluate((element) => (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? []).map(Number))
    return green > red && green > blue ? ['green'] : red > green && red > blue ? [] : [`rgb(${red}, ${green}, ${blue})`]
  }
})

test('A second message carries the empty service that the first one left', async ({ page }) => {
  await page.goto('/contact-us')
  const { field, submit, outcome } = contactForm(page)
  await fillAndSend(page)
  await expect(outcome).toHaveText(exact.success)
  await field('message').fill('One more thing')
  const sent = page.waitForRequest(call)
  await submit.click()
  expect(await fieldsOf(await sent)).toEqual({ fname: '', lname: '', email: '', contact: '', message: 'One more thing', service: '' })
})

test('The toast goes by itself after three seconds; the line beside the form stays', async ({ page }) => {
  const { toast, outcome } = await sendUnderClock(page)
  await page.clock.fastForward(2900)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(200)
  await expect(toast).toHaveCount(0)
  await expect(outcome).toHaveText(exact.success)
})

test('The toast can be closed, and gives the focus back', async ({ page }) => {
  await page.goto('/contact-us')
  const { toast, submit } = contactForm(page)
  await fillAndSend(page)
  await toast.getByRole('button', { name: t('contact.close') }).click()
  await expect(toast).toHaveCount(0)
  await expect(submit).toBeFocused()
})

test('The toast waits while the pointer is on it', async ({ page }) => {
  const { toast } = await sendUnderClock(page)
  await toast.hover()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(1, 300)
  await page.clock.fastForward(3100)
  await expect(toast).toHaveCount(0)
})

test('The toast waits while the focus is in it', async ({ page }) => {
  const { toast, submit } = await sendUnderClock(page)
  await toast.getByRole('button').focus()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
  await submit.focus()
  await page.clock.fastForward(3100)
  await expect(toast).toHaveCount(0)
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

/** A sent message, with its toast in sight and time standing still. */
async function sendUnderClock(page: Page) {
  await page.clock.install()
  await page.goto('/contact-us')
  await wakeForm(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await fill(page)
  const form = contactForm(page)
  await form.submit.click()
  await expect(form.toast).toBeVisible()
  return form
}

/** The fields of a multipart request, by name. */
async function fieldsOf(request: Request): Promise<Record<string, string>> {
  const headers = { 'content-type': request.headers()['content-type'] ?? '' }
  const data = await new Response(new Uint8Array(request.postDataBuffer() ?? []), { headers }).formData()
  return Object.fromEntries([...data].map(([name, value]) => [name, String(value)]))
}
