import { expect, it } from 'vitest'
import { getContent } from '../../collections/content'
import { chunkOfIsland } from '../scripts'
import type { Visit } from './visit'

export function tryMotion({ open, run, click, drag, clickWhenReady, visibleTexts, textOf, scrollTo, waitForHydration, resize, startProxy }: Visit): void {
  it('stops and moves the hero’s slides by its buttons, and by a swipe that selects no text', async () => {
    // A mouse swipes on a wide screen; the buttons are pressed on a phone in `tryReturning.ts`.
    await resize(1280, 800)
    await open('/')
    await waitForHydration('Carousel')
    await click('.controls button:first-child')
    await expect.poll(() => run('return document.querySelector(".viewport").ariaLive')).toBe('polite')
    const inView = () => run('return [...document.querySelectorAll(".track > *")].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 2)')
    // Not by its place: the next one may have been selected just before the button stopped them.
    const before = await run<number>('return [...document.querySelectorAll(".track > *")].findIndex((slide) => !slide.inert)')
    await expect.poll(inView).toBe(before)
    await click('.controls button:last-child')
    const count = await run<number>('return document.querySelectorAll(".track > *").length')
    await expect.poll(inView).toBe((before + 1) % count)

    const [x, y] = await run<[number, number]>(`
      window.selected = new Set()
      addEventListener('pointermove', () => window.selected.add(String(getSelection())))
      const shown = [...document.querySelectorAll(".track > * p")].find((text) => Math.abs(text.closest(".track > *").getBoundingClientRect().left) < 2)
      const { left, top } = shown.getBoundingClientRect()
      return [left + 150, top + 9]`)
    await drag([0, 30, 80, 120].map((way) => [x - way, y + way / 2]))
    await expect.poll(inView).toBe((before + 2) % count)
    expect(await run('return [...window.selected]')).toEqual([''])
    expect(await run('return document.documentElement.style.webkitUserSelect')).toBe('')
  })

  it('keeps running counters on one line, and stops the partner strip', async () => {
    await open('/')
    const final = getContent().statistics.map(({ value }) => String(value))
    await run(`
      window.lines = new Set()
      const watch = () => {
        for (const number of document.querySelectorAll('.running > span')) {
          const range = document.createRange()
          range.selectNodeContents(number)
          window.lines.add(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size)
        }
        requestAnimationFrame(watch)
      }
      watch()
      scrollTo({ top: document.querySelector('.running').getBoundingClientRect().top + scrollY - 1.5 * innerHeight, behavior: 'instant' })`)
    await waitForHydration('Counters')
    await expect.poll(() => textOf('.running > span')).toBe('0')
    await run('document.querySelector("dl:has(.running)").scrollIntoView({ block: "center", behavior: "instant" })')
    await expect.poll(() => run('return [...document.querySelectorAll(".running > span")].map((each) => each.textContent)')).toEqual(final)
    expect(await run('return [...window.lines]')).toEqual([1])

    await scrollTo('.strip')
    const states = () => run('return [...document.querySelectorAll(".strip ul")].flatMap((list) => list.getAnimations().map(({ playState }) => playState))')
    await expect.poll(states).toEqual(['running', 'running'])
    await run('document.querySelector("section:has(.strip) [type=checkbox]").click()')
    await expect.poll(states).toEqual(['paused', 'paused'])
  })

  it('plays a visible video without sound, and pauses it with its button', async () => {
    await open('/company-overview')
    await scrollTo('video')
    const isPlaying = () => run('const { paused, readyState } = document.querySelector("video"); return !paused && readyState >= 2')
    await expect.poll(isPlaying).toBe(true)
    expect(await run('const { muted, loop } = document.querySelector("video"); return [muted, loop]')).toEqual([true, true])
    // Firefox would stop at it on the way to its button.
    expect(await run('return document.querySelector("video").tabIndex')).toBe(-1)
    await clickWhenReady('video ~ button')
    await expect.poll(isPlaying).toBe(false)
  })

  it('reports an island whose file fails to load, and can retry', async () => {
    const chunk = chunkOfIsland('Counters')
    let isRefused = true
    const proxy = await startProxy({ rewritePath: (asked) => (isRefused && asked === chunk ? '/missing' : asked) })
    await open('/', proxy.address)
    const approachIt = () => scrollTo('[data-island=Counters] dl')
    await approachIt()
    const notice = '[data-island=Counters] ~ [role=alert]'
    await expect.poll(() => visibleTexts(notice)).toHaveLength(1)
    isRefused = false
    await run('document.querySelector(arguments[0]).click()', `${notice} button`)
    // Manually, if the page was reloaded.
    await expect.poll(() => approachIt().then(() => run('return document.querySelector("[data-island=Counters]").hasAttribute("data-hydrated")'))).toBe(true)
    expect(await visibleTexts(notice)).toEqual([])
  })
}
