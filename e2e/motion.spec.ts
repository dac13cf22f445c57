import { expect, type Locator, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { getTranslate } from '../i18n/translator'
import { inMotion } from '../testing/inMotion'
import { first } from '../testing/samples'
import { test } from '../testing/test'
import { untilIdle, watchForProblems } from '../testing/watch'

test.use(inMotion)

const t = getTranslate('en')
const videos = [
  ['/company-overview', t('company.video.label')],
  ['/product-details', t('channelAnalytics.videoLabel')],
] as const

test('moves the partner strip with each partner named once, and stops it on hover and by its control', async ({ sharedPage: page }) => {
  await page.goto('/')
  const { strip, moving, control, items } = partnerStrip(page)
  await expect(items).toHaveText(Object.values(t('home.partners.items')))
  await expect.poll(() => motion(moving)).toEqual(['running', 'running'])
  // Not one of them, which may have left it by now.
  await strip.hover()
  await expect.poll(() => motion(moving)).toEqual(['paused', 'paused'])
  await page.mouse.move(0, 0)
  await expect.poll(() => motion(moving)).toEqual(['running', 'running'])
  await page.getByText(t('layout.motion.pauseStrip')).click()
  await expect(control).toBeChecked()
  await expect.poll(() => motion(moving)).toEqual(['paused', 'paused'])
  await control.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => motion(moving)).toEqual(['running', 'running'])

  await test.step('on the widest screens it is as wide as they are, with one distance between all partners: no end comes into view', async () => {
    await page.setViewportSize({ width: 3840, height: 900 })
    const width = await strip.evaluate((element) => element.clientWidth)
    const lists = await moving.evaluateAll((all) => all.map((list) => (list as HTMLElement).offsetWidth))
    expect(Math.min(...lists)).toBeGreaterThanOrEqual(width)
    const places = await moving.locator('li').evaluateAll((all) => all.map((item) => item.getBoundingClientRect()))
    const gaps = places.slice(1).map(({ left }, index) => Math.round(left - (places[index] as DOMRect).right))
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1)
  })

  await test.step('on a narrow one a logo keeps its width', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const width = await items.first().evaluate((item) => {
      item.append(new Image(900, 60))
      return item.lastElementChild?.getBoundingClientRect().width
    })
    expect(width).toBe(900)
  })

  await test.step('for visitors who asked for less motion, it stands still, without a control', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => motion(moving)).toEqual([])
    await expect(control).toBeHidden()
  })
})

test('animates the picture of a page header, except with reduced motion', async ({ sharedPage: page }) => {
  for (const path of ['/', '/services']) {
    await page.goto(path)
    for (const [reducedMotion, name] of [
      ['no-preference', 'rise'],
      ['reduce', 'none'],
    ] as const) {
      await page.emulateMedia({ reducedMotion })
      await expect(page.getByRole('main').locator('img').first()).toHaveCSS('animation-name', name)
    }
    expect(await page.evaluate(listMoving), `${path}: what moves step by step with reduced motion`).toEqual([])
  }

  await test.step('those of cards rise as they come into view, and stand once they are there', async () => {
    const picture = page.getByRole('main').locator('article img').last()
    const height = () => picture.evaluate((image) => image.getBoundingClientRect().height / image.clientHeight)
    await expect(picture).toHaveCSS('animation-name', 'none')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect.poll(height).toBeCloseTo(0.86)
    await picture.evaluate((image) => image.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(height).toBeCloseTo(1)
  })
})

test('draws the line of steps as far as the reader has come', async ({ sharedPage: page }) => {
  for (const path of [`/services/${first(getContent().services).category}`, '/contact-us']) {
    await test.step(path, async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await page.setViewportSize({ width: 1280, height: 700 })
      await page.goto(path)
      const steps = page.locator('ol').filter({ has: page.locator('h3') })
      const drawn = () =>
        steps
          .locator('li')
          .evaluateAll((all) => all.map((step) => new DOMMatrix(getComputedStyle(step, '::after').transform)).map(({ a, d }) => Math.min(a, d)))
      const isWhole = async () => (await drawn()).every((part) => part === 1)
      await expect.poll(drawn).toContain(0)
      for (const still of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const) {
        await page.emulateMedia(still)
        await expect.poll(isWhole, JSON.stringify(still)).toBe(true)
        await page.emulateMedia({ reducedMotion: 'no-preference', media: 'screen' })
        await expect.poll(drawn).toContain(0)
      }
      await steps.evaluate((list) => list.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect.poll(async () => (await drawn())[0]).toBe(1)
      await steps.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect.poll(isWhole).toBe(true)
      await page.emulateMedia({ forcedColors: 'active' })
      await expect(steps.locator('li').last(), 'the line ends at the last step in contrast themes, which show transparent borders').toHaveCSS(
        'border-inline-start-width',
        '0px',
      )
      await page.emulateMedia({ forcedColors: null })
    })
  }
})

test('loops the visible video of each page without sound, and pauses it with its button', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  for (const [path, label] of videos) {
    await test.step(path, async () => {
      await page.goto(path)
      const { video, button } = player(page, label)
      const away = () => page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await video.scrollIntoViewIfNeeded()
      await expect.poll(() => playing(video)).toBe(true)
      await expect(video).toHaveJSProperty('loop', true)
      await expect(video).toHaveJSProperty('muted', true)
      await expect(video, 'is shown a pixel smaller than the drawing behind it, which else was the largest paint by chance only').toHaveCSS(
        'clip-path',
        'inset(1px)',
      )
      await expect(button).toHaveAccessibleName(t('layout.motion.pause'))

      await test.step('it stops out of sight, and goes on in sight', async () => {
        await away()
        await expect(video).not.toBeInViewport()
        await expect.poll(() => playing(video)).toBe(false)
        await video.scrollIntoViewIfNeeded()
        await expect.poll(() => playing(video)).toBe(true)
      })

      await button.click()
      await expect.poll(() => playing(video)).toBe(false)
      await expect(button).toHaveAccessibleName(t('layout.motion.play'))

      await test.step('one that its button has paused does not go on by itself', async () => {
        await expectStill()
      })

      await button.click()
      await expect.poll(() => playing(video)).toBe(true)

      await test.step('it stops when its visitor asks for less motion', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await expect.poll(() => playing(video)).toBe(false)
        await expect(button).toHaveAccessibleName(t('layout.motion.play'))
        await expectStill()
        await page.emulateMedia({ reducedMotion: 'no-preference' })
      })

      if (path === '/company-overview') {
        await test.step('it is 400 px high, and 200 px on a small screen', async () => {
          for (const [width, height] of [
            [1440, 400],
            [768, 400],
            [767, 200],
            [360, 200],
          ] as const) {
            await page.setViewportSize({ width, height: 800 })
            expect(await video.evaluate((element) => element.getBoundingClientRect().height), `at ${width} px`).toBe(height)
          }
          await page.setViewportSize({ width: 1280, height: 720 })
        })
      }

      async function expectStill() {
        await away()
        await expect(video).not.toBeInViewport()
        await video.scrollIntoViewIfNeeded()
        await seen(video)
        await expect(video).toHaveJSProperty('paused', true)
      }
    })
  }
  expect(problems).toEqual([])
})

test('loads videos only on click for visitors who asked for less motion, or save data', async ({ sharedPage: page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'media') requests.push(request.url())
  })
  for (const [reason, prepare] of [
    ['asked for less motion', () => page.emulateMedia({ reducedMotion: 'reduce' })],
    ['save data', () => page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))],
  ] as const) {
    await test.step(reason, async () => {
      await prepare()
      requests.length = 0
      await page.goto('/company-overview')
      const { video, button } = player(page, t('company.video.label'))
      await video.scrollIntoViewIfNeeded()
      await expect(button).toHaveAccessibleName(t('layout.motion.play'))
      await untilIdle(page)
      expect(requests).toEqual([])
      await button.click()
      await expect.poll(() => playing(video)).toBe(true)
      expect(requests.length).toBeGreaterThan(0)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    })
  }
})

test.describe('Without script', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a picture in place of each video, without a dead button', async ({ page }) => {
    for (const [path, label] of videos) {
      await page.goto(path)
      const { video, picture, button } = player(page, label)
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000)
      expect(await picture.boundingBox()).toEqual(await video.boundingBox())
      // Browsers would cover it with controls of their own, on black.
      await expect(video).toBeHidden()
      await expect(button).toBeHidden()
    }
  })
})

function partnerStrip(page: Page) {
  const strip = page.getByRole('group', { name: t('home.partners.title') })
  return {
    strip,
    moving: strip.locator('ul'),
    items: strip.getByRole('listitem'),
    control: page.getByRole('checkbox', { name: t('layout.motion.pauseStrip') }),
  }
}

/** The states of all animations of these elements. */
function motion(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => all.flatMap((element) => element.getAnimations().map(({ playState }) => playState)))
}

function player(page: Page, label: string) {
  const video = page.locator(`video[aria-label="${label}"]`)
  const frame = page.locator('div', { has: page.locator('> video') })
  return { video, picture: frame.locator('> img'), button: frame.locator('> button') }
}

function playing(video: Locator): Promise<boolean> {
  return video.evaluate((element) => !(element as HTMLVideoElement).paused && (element as HTMLVideoElement).readyState >= 2)
}

/** Waits until the browser has told everybody that asked before that this is in sight. */
function seen(element: Locator): Promise<void> {
  return element.evaluate((element) => new Promise((resolve) => new IntersectionObserver(([entry]) => entry?.isIntersecting && resolve()).observe(element)))
}

/** Elements that take time to move. */
function listMoving(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::after'].flatMap((pseudo) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element, pseudo)
      return /translate|rotate|scale|transform/.test(transitionProperty) && transitionDuration !== '0s'
        ? [`${element.outerHTML.slice(0, 80)} ${pseudo ?? ''}`]
        : []
    }),
  )
}
