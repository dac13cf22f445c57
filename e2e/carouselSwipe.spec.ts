import { expect, type Page } from '@playwright/test'
import { expectPlaying, expectSlide, expectTurn, hero, leave, openLive, type Parts, rightToLeft, settleMs, shown } from '../testing/carousel'
import { inMotion } from '../testing/inMotion'
import { test } from '../testing/test'

test.use({ ...inMotion, painted: true })

/** How long the pointer takes between two steps of a swipe, in ms. */
const speeds = { flick: 8, slow: 200 }
const from = { x: 400, y: 500 }

/** In px, with the number of the slide that is then in view. Embla would decide by speed: for flicks of 25 px, not for a slow swipe of 41 px. */
const swipes: { speed: keyof typeof speeds; moving: [distance: number, number: number][]; staying: number[] }[] = [
  {
    speed: 'flick',
    moving: [
      [-41, 2],
      [41, 1],
      [390, 4],
      [-200, 1],
    ],
    staying: [-40, 25],
  },
  {
    speed: 'slow',
    moving: [
      [41, 4],
      [-41, 1],
      [200, 4],
      [-390, 1],
    ],
    staying: [40, -25],
  },
]

interface Pointer {
  down: (x: number, y: number) => Promise<void>
  move: (x: number, y: number) => Promise<void>
  up: () => Promise<void>
}

for (const kind of ['mouse', 'touch'] as const) {
  test.describe(`By ${kind}`, () => {
    test.use({ viewport: { width: 800, height: 700 }, hasTouch: kind === 'touch' })

    test('moves one slide on a swipe of more than 40 px, and nothing on a shorter one', async ({ sharedPage: page }) => {
      test.slow()
      const found = await openStopped(page)
      const pointer = await getPointer(page, kind)

      if (kind === 'mouse') {
        await test.step('a swipe that strays to the text below selects none of it', async () => {
          const selected = () => page.evaluate(() => String(getSelection()))
          const text = await found.slides.first().locator('p').boundingBox()
          if (!text) throw new Error('The slide shows no text.')
          // On a letter, from where a mouse selects; from a picture it selects nothing either way.
          const [x, y] = [text.x + 210, text.y + 9]
          await pointer.down(x, y)
          for (const part of [0.1, 0.5, 1]) await pointer.move(x - 200 * part, y + 300 * part)
          expect(await selected()).toBe('')
          await pointer.up()
          await expectSlide(page, 2)
          await found.slides.nth(1).locator('p').dblclick()
          expect(await selected(), 'what is pressed twice').not.toBe('')
          await page.evaluate(() => getSelection()?.empty())
          await page.mouse.click(from.x, from.y, { button: 'middle' })
          await page.mouse.move(from.x - 9, from.y)
          await page.getByRole('heading', { level: 2 }).last().dblclick()
          expect(await selected(), 'elsewhere, after a press of another button').not.toBe('')
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          await swipe(page, pointer, 60, speeds.flick)
          await expectSlide(page, 1)
        })
      }

      // What the speed decides is the same code for both.
      for (const { speed, moving, staying } of kind === 'mouse' ? swipes.slice(0, 1) : swipes) {
        await test.step(`a ${speed} of more than 40 px moves one slide, to both sides and past both ends`, async () => {
          for (const [distance, number] of moving) {
            await swipe(page, pointer, distance, speeds[speed])
            await expectSlide(page, number)
          }
        })

        await test.step(`a ${speed} of 40 px or less moves none`, async () => {
          for (const distance of staying) {
            await swipe(page, pointer, distance, speeds[speed])
            await expectSlide(page, 1)
          }
        })
      }

      await test.step('a swipe that returns to where it began moves none', async () => {
        await pointer.down(from.x, from.y)
        for (const x of [380, 300, 250, 300, 370]) {
          await pointer.move(x, from.y)
          await page.clock.runFor(50)
        }
        expect(await shown(page)).toEqual([])
        await pointer.up()
        await expectSlide(page, 1)
      })

      await test.step('a swipe that begins on a link does not follow it', async () => {
        const box = await found.slides.first().getByRole('link').boundingBox()
        if (!box) throw new Error('The link is out of sight.')
        await swipe(page, pointer, -90, speeds.flick, { x: box.x + box.width / 2, y: box.y + box.height / 2 })
        await expectSlide(page, 2)
        await expect(page).toHaveURL('/')
      })

      await test.step('a swipe is over once it is done: a context menu that is asked for by keyboard moves nothing', async () => {
        await found.next.focus()
        await page.keyboard.press('Enter')
        await expectSlide(page, 3)
        await found.viewport.focus()
        await page.keyboard.press('ContextMenu')
        await expectSlide(page, 3)
      })

      if (kind === 'mouse') return
      for (const slant of [0, 60]) {
        await test.step(`a vertical pan that strays ${slant} px to the side scrolls the page and no slide`, async () => {
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          const { down, move, up } = pointer
          await down(from.x, from.y)
          for (const part of [0.8, 0.9, 1]) await move(from.x - slant * part, from.y - 240 * part)
          await up()
          await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
          await expectSlide(page, 3)
        })
      }
    })
  })
}

test.describe('With a finger on it', () => {
  test.use({ viewport: { width: 800, height: 700 }, hasTouch: true })

  test('mirrors swipes from right to left', async ({ sharedPage: page }) => {
    await openStopped(page, rightToLeft)
    const pointer = await getPointer(page, 'touch')
    for (const [distance, number] of [
      [60, 2],
      [-60, 1],
      [-60, 4],
      [60, 1],
      [30, 1],
    ] as const) {
      await swipe(page, pointer, distance, speeds.flick)
      await expectSlide(page, number)
    }
  })

  test('pauses during touch, and continues after the last finger and after a swipe', async ({ sharedPage: page }) => {
    await openLive(page, hero)
    const touch = await page.context().newCDPSession(page)
    const send = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number; id: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints })
    const one = { x: 300, y: 500, id: 0 }
    const other = { x: 500, y: 500, id: 1 }
    await send('touchStart', one)
    await expectPlaying(page, false)
    await page.clock.runFor(hero.intervalMs * 2)
    expect(await shown(page)).toEqual([1])
    await send('touchStart', one, other)
    await send('touchEnd', one)
    await page.clock.runFor(hero.intervalMs * 2)
    expect(await shown(page)).toEqual([1])
    await expectPlaying(page, false)
    await send('touchEnd')
    await expectPlaying(page, true)
    await expectTurn(page, 2, hero.intervalMs)

    await swipe(page, await getPointer(page, 'touch'), -80, speeds.flick)
    await expectPlaying(page, true)
    await expectSlide(page, 3)
    await expectTurn(page, 4, hero.intervalMs - settleMs)
  })
})

/** Opens the hero and stops it, so that nothing but the swipes moves it. */
async function openStopped(page: Page, change?: (html: string) => string): Promise<Parts> {
  const found = await openLive(page, hero, change)
  await found.pause.click()
  await expectPlaying(page, false)
  // The button may lie below the fold.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await leave(page)
  return found
}

async function swipe(page: Page, { down, move, up }: Pointer, distance: number, step: number, { x, y } = from): Promise<void> {
  await down(x, y)
  for (const part of [0.3, 0.5, 0.7, 0.9, 1]) {
    await page.clock.runFor(step)
    await move(x + Math.round(distance * part), y)
  }
  await page.clock.runFor(step)
  await up()
}

/** A mouse or a finger as the browser itself sees it. */
async function getPointer(page: Page, kind: 'mouse' | 'touch'): Promise<Pointer> {
  if (kind === 'mouse') {
    return {
      down: async (x, y) => {
        await page.mouse.move(x, y)
        await page.mouse.down()
      },
      move: (x, y) => page.mouse.move(x, y),
      up: () => page.mouse.up(),
    }
  }
  const session = await page.context().newCDPSession(page)
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  return { down: (x, y) => send('touchStart', { x, y }), move: (x, y) => send('touchMove', { x, y }), up: () => send('touchEnd') }
}
