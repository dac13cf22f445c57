import { expect } from '@playwright/test'
import { emptyAddress, openSharedPage } from '../testing/sharedPage'
import { test } from '../testing/test'

/** Tests may start servers of their own. */
const elsewhere = 'http://elsewhere.test/'

test('leaves nothing of a test in the page that the next one uses', async ({ browser }) => {
  const { page, clean } = await openSharedPage(browser)
  const heard: string[] = []
  page.on('console', (message) => heard.push(message.text()))
  page.context().on('console', (message) => heard.push(`in the context: ${message.text()}`))
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Of the first test</title>' }))
  await page.addInitScript(() => console.log('of the first test'))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.exposeBinding('ofTheFirst', () => {})
  await page.goto(elsewhere)
  await page.evaluate(() => localStorage.setItem('of', 'the first'))
  await page.goto(emptyAddress)
  await page.setExtraHTTPHeaders({ 'X-Of': 'the first' })
  await page.context().grantPermissions(['geolocation'])
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Asia/Tokyo' })
  await page.evaluate(() => {
    localStorage.setItem('of', 'the first')
    sessionStorage.setItem('of', 'the first')
    open(location.href)
  })
  await page.context().addCookies([{ name: 'of', value: 'the first', url: page.url() }])
  const found = () =>
    page.evaluate(async () => ({
      title: document.title,
      binding: 'ofTheFirst' in window,
      fingers: navigator.maxTouchPoints,
      isStill: Date.now() === 1000,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      isLocated: (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted',
      kept: [localStorage.length, sessionStorage.length, document.cookie],
    }))
  expect(await found()).toEqual({
    title: 'Of the first test',
    binding: true,
    fingers: 1,
    isStill: true,
    zone: 'Asia/Tokyo',
    isLocated: true,
    kept: [1, 1, 'of=the first'],
  })
  await expect.poll(() => page.context().pages().length).toBe(2)
  expect(heard).toEqual(expect.arrayContaining(['of the first test', 'in the context: of the first test']))
  heard.length = 0
  // Behind the page’s own routes, nothing comes through from here on.
  await page.context().route('**/*', (route) => route.abort())
  await page.context().setOffline(true)

  await clean()
  const answer = await page.reload()
  expect(await answer?.request().allHeaders()).not.toHaveProperty('x-of')
  expect(await found()).toMatchObject({ title: '', binding: false, fingers: 0, isStill: false, isLocated: false, kept: [0, 0, ''] })
  expect((await found()).zone).not.toBe('Asia/Tokyo')
  expect(page.context().pages()).toEqual([page])
  await page.evaluate(() => console.log('of the next test'))
  expect(heard).toEqual([])
  await page.route(elsewhere, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(elsewhere)
  expect(await page.evaluate(() => localStorage.length)).toBe(0)

  await expect(async () => page.exposeFunction('ofTheNext', () => {})).rejects.toThrow('let the test take `page`')
  await page.context().close()
})
