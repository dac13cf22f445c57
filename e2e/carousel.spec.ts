import { expect, type Page } from '@playwright/test'
import {
  expectLive,
  expectPlaying,
  expectSlide,
  expectStill,
  expectTurn,
  expectTurnOn,
  hero,
  hydrate,
  leave,
  openLive,
  openUnhydrated,
  parts,
  settleMs,
  shown,
} from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use(inMotion)

test.use({ viewport: { width: 800, height: 700 } })

test('moves the hero carousel automatically, and pauses on hover, touch and in a hidden tab', async ({ sharedPage: page }) => {
  test.slow()
  const found = await openLive(page, hero)

  await test.step(`it turns every ${hero.intervalMs} ms, and from its last slide to the first`, async () => {
    await expectPlaying(page, true)
    await expectTurn(page, 2, hero.intervalMs)
    for (const number of [3, 4, 1, 2]) await expectTurn(page, number, hero.intervalMs - settleMs)
  })

  await test.step('the buttons go forward and back, past both ends', async () => {
    for (const number of [3, 4, 1, 2]) {
      await found.next.click()
      await expectSlide(page, number)
    }
    for (const number of [1, 4, 3]) {
      await found.previous.click()
      await expectSlide(page, number)
    }
    await leave(page)
    await expectPlaying(page, true)
  })

  await test.step('it stops under the mouse, and goes on when it leaves', async () => {
    await found.viewport.hover()
    await expectPlaying(page, false)
    await expectStill(page, hero)
    await leave(page)
    await expectPlaying(page, true)
    await expectTurnOn(page, hero)
  })

  await test.step('it waits while a slide is held with the mouse, wherever the mouse goes', async () => {
    await page.mouse.move(400, 400)
    await page.mouse.down()
    await page.mouse.move(380, 400)
    await leave(page)
    await page.clock.runFor(settleMs)
    await page.clock.runFor(hero.intervalMs * 2)
    await expectPlaying(page, false)
    await page.mouse.up()
    await expectPlaying(page, true)
    await page.clock.runFor(settleMs)
    await expect.poll(() => shown(page)).toHaveLength(1)
  })

  await test.step('it stops in a hidden tab, and goes on in sight', async () => {
    await setHidden(page, true)
    await expectPlaying(page, false)
    await expectStill(page, hero)
    await setHidden(page, false)
    await expectPlaying(page, true)
    await expectTurnOn(page, hero)
  })

  await test.step('it stops out of sight, and goes on in sight', async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(found.viewport).not.toBeInViewport()
    await expectPlaying(page, false)
    await expectStill(page, hero)
    await found.viewport.scrollIntoViewIfNeeded()
    await expectPlaying(page, true)
    await expectTurnOn(page, hero)
  })

  await test.step('its pause button stops it for good, until its play button is pressed', async () => {
    await found.pause.click()
    await expect(found.play).toBeVisible()
    await leave(page)
    await expectStill(page, hero)
    await found.viewport.hover()
    await leave(page)
    await expectPlaying(page, false)
    await expectStill(page, hero)

    await found.play.click()
    await expect(found.pause).toBeVisible()
    await expectPlaying(page, true)
    await expectTurnOn(page, hero)
    await found.viewport.hover()
    await expectPlaying(page, false)
    await leave(page)
    await expectPlaying(page, true)
  })

  await test.step('it goes on turning after its width has changed', async () => {
    const [before = 0] = await shown(page)
    const next = (before % hero.count) + 1
    await found.next.click()
    await leave(page)
    await expectPlaying(page, true)
    await expectSlide(page, next)
    await page.setViewportSize({ width: 500, height: 700 })
    await expectSlide(page, next)
    // The resize event comes at some later time, and restarts the interval.
    await expect(async () => {
      await page.clock.runFor(hero.intervalMs)
      expect(await shown(page)).not.toEqual([next])
    }).toPass()
  })

  await test.step('it stops when its visitor asks for less motion', async () => {
    await expectPlaying(page, true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(found.play).toBeVisible()
    await expectPlaying(page, false)
  })
})

test('stays paused when hydrated under the mouse, and then moves every 5000 ms by default', async ({ sharedPage: page }) => {
  const found = parts(page, hero)
  await openUnhydrated(page, hero, (html) => html.replace('&quot;interval&quot;:2500,', ''))
  await found.viewport.hover()
  await hydrate(page, hero)
  await expectPlaying(page, false)
  await expectStill(page, { ...hero, intervalMs: 5000 })
  await leave(page)
  await expectPlaying(page, true)
  await expectTurn(page, 2, 5000)
  await expectTurn(page, 3, 5000 - settleMs)
})

test('waits for visibility when hydrated in a hidden tab, and limits the interval to the longest timer of browsers', async ({ sharedPage: page }) => {
  const longest = 2 ** 31 - 1
  await openUnhydrated(page, hero, (html) => html.replace('&quot;interval&quot;:2500,', `&quot;interval&quot;:${longest + 1},`))
  await setHidden(page, true)
  await hydrate(page, hero)
  await expectPlaying(page, false)
  await expectStill(page, hero)
  await setHidden(page, false)
  await expectPlaying(page, true)
  await expectTurn(page, 2, longest)
})

test('moves slides without repainting them in every frame', async ({ sharedPage: page, browser }) => {
  await page.goto(hero.path)
  const { pause, previous, next } = parts(page, hero)
  await expectLive(page)
  await pause.click()
  // Forward and back, so that both slides have been drawn.
  await expect.poll(() => shown(page)).toHaveLength(1)
  const before = await shown(page)
  const goBack = async () => {
    await browser.startTracing(page, { categories: ['cc', 'devtools.timeline'] })
    try {
      await previous.click()
      await expect.poll(() => shown(page)).toEqual(before)
    } finally {
      trace = String(await browser.stopTracing())
    }
  }
  let trace = ''
  // Again on a busy machine, which draws so few frames of the movement that what else is drawn counts.
  await expect(async () => {
    await next.click()
    await expect.poll(async () => String(await shown(page))).not.toMatch(new RegExp(`^(${before})?$`))
    await goBack()
    const { traceEvents }: { traceEvents: { name: string; ph: string }[] } = JSON.parse(trace)
    const count = (name: string) => traceEvents.filter((event) => event.name === name && event.ph === 'X').length
    expect(count('RasterTask'), 'tiles that were drawn').toBeLessThan(2 * count('FireAnimationFrame'))
  }).toPass()
})

/** As if another tab came before this one, and went. */
async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}
