import { expect, it } from 'vitest'
import type { Visit } from './visit'

export function tryReturning({ open, run, press, click, place, travel, wakes }: Visit): void {
  it('moves slides by their buttons, and undoes a change of language, after Back', async () => {
    await open('/')
    await wakes('Carousel')
    await press('.controls button:first-child')
    await open('/services')
    await press('[popovertarget="menu"].open')
    await press('header summary[aria-label]')
    await press('header a[hreflang=de]')
    await expect.poll(place).toBe('/de/services')
    await travel(-1, '/services')
    await travel(-1, '/')
    await wakes('Carousel')
    const inView = () => run('return [...document.querySelectorAll(".track > *")].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 2)')
    await press('.controls button:first-child')
    await expect.poll(inView).toBeGreaterThan(-1)
    const before = Number(await inView())
    await expect.poll(() => click('.controls button:last-child').then(inView)).not.toBe(before)
    await travel(1, '/services')
    expect(await run('return document.documentElement.lang')).toBe('en')
    await expect.poll(() => run('return localStorage.getItem("i18nextLng")')).toBe('en')
  })
}
