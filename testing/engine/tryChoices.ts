import { expect, it } from 'vitest'
import { getContent } from '../../collections/content'
import { getTranslate } from '../../i18n/translator'
import { first } from '../samples'
import type { Visit } from './visit'

export function tryChoices({ open, run, visibleTexts, clickWhenReady, scrollTo }: Visit): void {
  it('shows only the chosen tab, sector and service', async () => {
    const t = getTranslate('en')
    await open('/products')
    expect(await visibleTexts('[data-panel]')).toHaveLength(1)
    await run('document.querySelector("[value=web]").click()')
    expect(await visibleTexts('[data-panel]')).toEqual([expect.stringContaining(t('products.placeholders.web'))])
    const { category } = first(getContent().sectors)
    const { projects } = getContent()
    await open(`/work?category=${category}`)
    expect(await visibleTexts('main article')).toHaveLength(projects.filter((project) => project.category === category).length)
    await open('/o?category=service2')
    const panel = () =>
      run('return [...document.querySelectorAll("[data-panel]")].filter((each) => each.getClientRects().length > 0).map(({ dataset }) => dataset.panel)')
    await expect.poll(panel).toEqual(['service2'])
    await choose('main select', 'service3')
    await expect.poll(panel).toEqual(['service3'])
  })

  it('keeps the dark scheme on the next page', async () => {
    const ground = () => run<string>('return getComputedStyle(document.documentElement).backgroundColor')
    await open('/about')
    const light = await ground()
    await choose('#_scheme', 'dark')
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    expect(await run('return getComputedStyle(document.querySelector("main img")).filter')).toContain('invert')
    await open('/privacy')
    expect(await ground()).toBe(dark)
    await choose('#_scheme', 'light')
    await expect.poll(ground).toBe(light)
  })

  it('links the table of contents to its headings', async () => {
    await open('/privacy')
    const target = await run<string>('return [...document.querySelectorAll("main nav a[href^=\\"#\\"]")].at(-1).hash')
    await scrollTo(`main nav a[href="${target}"]`)
    await clickWhenReady(`main nav a[href="${target}"]`)
    await expect
      .poll(() =>
        run(
          'const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect(); return location.hash === arguments[0] && top >= 0 && bottom <= innerHeight',
          target,
        ),
      )
      .toBe(true)
  })

  /** Like a visitor’s choice: sets the value and fires the change event. */
  function choose(selector: string, value: string): Promise<void> {
    return run(
      'const field = document.querySelector(arguments[0]); field.value = arguments[1]; for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))',
      selector,
      value,
    )
  }
}
