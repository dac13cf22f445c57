import { expect, it } from 'vitest'
import type { Visit } from './visit'

export function tryPaper({ open, run, seen, resize }: Visit): void {
  it('on paper, every testimonial and final number is there, nothing is cut off, and there is nothing to press', async () => {
    await resize(718, 1000)
    await open('/testimonial')
    await asOnPaper()
    const boxes = await run<[number, number][]>(
      'return [...document.querySelectorAll(".track > *")].map((slide) => slide.getBoundingClientRect()).map(({ left, top }) => [Math.round(left), Math.round(top)])',
    )
    expect(boxes.length).toBeGreaterThan(1)
    expect(new Set(boxes.map(([left]) => left)).size).toBe(1)
    expect(new Set(boxes.map(([, top]) => top)).size).toBe(boxes.length)
    expect(await seen('main button')).toEqual([])

    await open('/')
    await asOnPaper()
    expect(await run('const root = document.documentElement; return root.scrollWidth - root.clientWidth')).toBe(0)
    expect(await seen('.running > span')).toEqual([])
    expect(await seen('main button')).toEqual([])
  })

  /** No driver shows a page as it is printed, so the rules for paper are made to hold on the screen. */
  function asOnPaper(): Promise<void> {
    return run(`
      const change = (rules) => {
        for (const rule of rules) {
          if (rule.media?.mediaText === 'print') rule.media.mediaText = 'all'
          else if (rule.media?.mediaText === 'screen') rule.media.mediaText = 'not all'
          if (rule.cssRules) change(rule.cssRules)
        }
      }
      for (const sheet of document.styleSheets) change(sheet.cssRules)`)
  }
}
