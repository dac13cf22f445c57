import { expect, it } from 'vitest'
import { getTranslate } from '../../i18n/translator'
import type { Visit } from './visit'

export function tryHeader({ open, run, click, clickWhenReady, visibleTexts, currentPath, goInHistory, resize }: Visit): void {
  const isOpen = () => run('return document.getElementById("_menu").matches(":popover-open")')

  it('opens and closes the phone menu without sideways scrolling, and closes it on Back', async () => {
    await open('/about')
    await click('[popovertarget="_menu"].open')
    expect(await isOpen()).toBe(true)
    expect(await run('const { scrollWidth, clientWidth } = document.getElementById("_menu"); return scrollWidth - clientWidth')).toBe(0)
    await expect.poll(() => click('[popovertarget="_menu"].close').then(isOpen)).toBe(false)
    await expect.poll(() => click('[popovertarget="_menu"].open').then(isOpen)).toBe(true)
    await clickWhenReady('#_menu a[href="/services"]')
    await expect.poll(currentPath).toBe('/services')
    await goInHistory(-1, '/about')
    await expect.poll(isOpen).toBe(false)
  })

  it('opens one group of the menu bar at a time inside the window, and follows its links', async () => {
    await resize(1280, 800)
    await open('/about')
    const groups = await run<number>('return document.querySelectorAll("#_menu details[name]").length')
    expect(groups).toBeGreaterThan(1)
    for (let group = 0; group < groups; group++) {
      await run('document.querySelectorAll("#_menu details[name] > summary")[arguments[0]].click()', group)
      await expect
        .poll(() =>
          run(`
            const open = [...document.querySelectorAll('#_menu details[name]')].map((each) => each.open)
            const boxes = [...document.querySelectorAll('#_menu details[open] a')].map((each) => each.getBoundingClientRect())
            return [open.indexOf(true), open.filter(Boolean).length, boxes.length > 0 && boxes.every(({ left, right, height }) => height > 0 && left >= 0 && right <= innerWidth)]`),
        )
        .toEqual([group, 1, true])
    }
    const label = getTranslate('en')('company.menu')
    expect(await visibleTexts('#_menu details[open] a')).not.toContain(label)
    await run('document.querySelector("#_menu details[name] > summary").click()')
    await clickWhenReady('#_menu details[open] a[href="/company-overview"]')
    await expect.poll(currentPath).toBe('/company-overview')
  })
}
