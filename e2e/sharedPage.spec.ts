import { expect } from '@playwright/test'
import { emptyAddress, openSharedPage } from '../testing/sharedPage'
import { test } from '../testing/test'

test('leaves nothing of a test in the page that the next one uses', async ({ browser }) => {
  const { page, clean } = await openSharedPage(browser)
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.context().on('console', (message) => heard.push(`in the context: ${message.text()}`))
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Of the first test</title>' }))
  await page.addInitScript(() => console.log('of the first test'))
  await page.exposeBinding('ofTheFirst', () => {})
  await page.goto(emptyAddress)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  await page.evaluate(() => {
    localStorage.setItem('of', 'the first')
    sessionStorage.setItem('of', 'the first')
    open(location.href)
  })
  await page.context().addCookies([{ name: 'of', value: 'the first', url: page.url() }])
  const found = () =>
    page.evaluate(() => ({
      title: document.title,
      binding: 'ofTheFirst' in window,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      kept: [localStorage.length, sessionStorage.length, document.cookie],
    }))
  expect(await found()).toEqual({ title: 'Of the first test', binding: true, zone: 'Asia/Tokyo', kept: [1, 1, 'of=the first'] })
  await expect.poll(() => page.context().pages().length).toBe(2)
  expect(heard).toEqual(expect.arrayContaining(['of the first test', 'in the context: of the first test']))
  heard.length = 0

  await clean()
  await page.reload()
  expect(await found()).toMatchObject({ title: '', binding: false, kept: [0, 0, ''] })
  expect((await found()).zone).not.toBe('Asia/Tokyo')
  expect(page.context().pages()).toEqual([page])
  await page.evaluate(() => console.log('of the next test'))
  expect(heard).toEqual([])

  await expect(async () => page.clock.install()).rejects.toThrow('let the test take `page`')
  await page.context().close()
})
