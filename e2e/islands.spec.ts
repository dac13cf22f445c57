import { expect, type Page } from '@playwright/test'
import { getContent } from '../collections/content'
import { approach, counters } from '../testing/counters'
import { holdRequests } from '../testing/holdRequests'
import { inMotion } from '../testing/inMotion'
import { chunkOfIsland, watchScripts } from '../testing/scripts'
import { test } from '../testing/test'
import { layoutShifts, untilIdle, watchForProblems, watchForShifts } from '../testing/watch'

test.use(inMotion)

const { statistics } = getContent()
const final = statistics.map(({ value }) => `${value}+`)

declare global {
  interface Window {
    counted: string[][]
  }
}

test('hydrates counters when near, counts up once when visible, and stops at their values', async ({ sharedPage: page }) => {
  const problems = await watchForProblems(page)
  const scripts = watchScripts(page)
  await watchForShifts(page)
  await page.goto('/')
  const { island, numbers, spoken } = counters(page)
  await untilIdle(page)
  await expect(island).not.toHaveAttribute('data-hydrated')
  expect(scripts).not.toContain(chunkOfIsland('Counters'))
  await approach(page)
  await expect(island).toHaveAttribute('data-hydrated')
  expect(scripts).toContain(chunkOfIsland('Counters'))
  await expect(numbers).toHaveText(statistics.map(() => '0+'))
  await expect(spoken).toHaveText(final)
  await record(page)

  await approach(page, 0.2)
  await frames(page)
  await expect(numbers).toHaveText(statistics.map(() => '0+'))
  expect(await recorded(page)).toEqual([])

  await approach(page, 0.4)
  await expect(numbers).toHaveText(final)
  const counted = await recorded(page)
  for (const [index, { value }] of statistics.entries()) {
    const values = counted.map((step) => Number.parseInt(step[index] ?? '', 10))
    expect(
      values.some((each) => each > 0 && each < value),
      `${value} is counted up to`,
    ).toBe(true)
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }

  expect.soft(await layoutShifts(page), 'what moves while they count').toEqual([])

  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await frames(page)
  await approach(page, 1)
  await frames(page)
  await expect(numbers).toHaveText(final)
  expect(await recorded(page)).toHaveLength(counted.length)
  expect(problems).toEqual([])
})

test('keeps the values of counters visible during hydration', async ({ sharedPage: page }) => {
  const chunk = chunkOfIsland('Counters')
  const { island, numbers } = counters(page)
  const release = await holdRequests(page, `**${chunk}`)
  const asked = page.waitForRequest(`**${chunk}`)
  await page.goto('/')
  await approach(page, 1)
  await asked
  await record(page)
  release()
  await expect(island).toHaveAttribute('data-hydrated')
  await frames(page)
  await expect(numbers).toHaveText(final)
  expect(await recorded(page)).toEqual([])
})

test('counts up when the browser tells only late, and at once, what it has seen of the counters', async ({ sharedPage: page }) => {
  await page.addInitScript(() => {
    const Observer = IntersectionObserver
    window.IntersectionObserver = class extends Observer {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const seen: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          seen.push(...entries)
          if (!options?.threshold || seen.length > 1) tell(seen, observer)
        }, options)
      }
    }
  })
  await page.goto('/')
  await approach(page)
  const { island, numbers } = counters(page)
  await expect(island).toHaveAttribute('data-hydrated')
  await approach(page, 0.4)
  await expect(numbers).toHaveText(final)
})

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('shows the values of counters at once', async ({ sharedPage: page }) => {
    await page.goto('/')
    const { island, numbers } = counters(page)
    await record(page)
    await approach(page)
    await expect(island).toHaveAttribute('data-hydrated')
    await approach(page, 1)
    await frames(page)
    await expect(numbers).toHaveText(final)
    expect(await recorded(page)).toEqual([])
  })
})

/** Writes down every state of the numbers from now on. */
async function record(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.querySelector('[data-island="Counters"]')
    if (!element) throw new Error('There are no counters.')
    window.counted = []
    const write = () => window.counted.push([...element.querySelectorAll('dd > [aria-hidden]')].map(({ textContent }) => textContent ?? ''))
    new MutationObserver(write).observe(element, { subtree: true, childList: true, characterData: true })
  })
}

function recorded(page: Page): Promise<string[][]> {
  return page.evaluate(() => window.counted)
}

/** Lets the page draw what it has to draw. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)))))
}
