import { expect, it } from 'vitest'
import type { Visit } from './visit'

export function tryReturning({ open, run, clickWhenReady, click, currentPath, goInHistory, waitForHydration }: Visit): void {
  it('changes the language of the same page; undoes that, and moves slides by their buttons, after Back', async () => {
    await open('/')
    await waitForHydration('Carousel')
    await clickWhenReady('.controls button:first-child')
    await open('/services')
    for (const [locale, path] of [
      ['de', '/de/services'],
      ['en', '/services'],
    ]) {
      await clickWhenReady('[popovertarget="_menu"].open')
      await clickWhenReady('header details:has([hreflang]) > summary')
      await clickWhenReady(`header a[hreflang=${locale}]`)
      await expect.poll(currentPath).toBe(path)
      await expect.poll(() => run('return document.readyState')).toBe('complete')
    }
    await goInHistory(-1, '/de/services')
    expect(await run('return document.documentElement.lang')).toBe('de')
    await goInHistory(-1, '/services')
    await goInHistory(-1, '/')
    await waitForHydration('Carousel')
    const inView = () => run('return [...document.querySelectorAll(".track > *")].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left) < 2)')
    await clickWhenReady('.controls button:first-child')
    await expect.poll(inView).toBeGreaterThan(-1)
    const before = Number(await inView())
    await expect.poll(() => click('.controls button:last-child').then(inView)).not.toBe(before)
    await goInHistory(1, '/services')
    expect(await run('return document.documentElement.lang')).toBe('en')
    await expect.poll(() => run('return localStorage.getItem("i18nextLng")')).toBe('en')
  })
}
