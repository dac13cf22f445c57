import { expect, it } from 'vitest'
import { address } from '../../i18n/address'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import type { Visit } from './visit'

export function tryForm({ open, run, type, waitForHydration, textOf }: Visit): void {
  it.each(locales)('sends a message and confirms it in %s', async (locale) => {
    await open(address('/contact-us', locale))
    await type('[name=message]', locale)
    await waitForHydration('SendMessage')
    // Below 16 px, iPhones zoom in on a focused field.
    const sizes = await run<number[]>(
      'return [...document.querySelectorAll("input, select, textarea")].map((each) => parseFloat(getComputedStyle(each).fontSize))',
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    await run('document.querySelector("form [type=submit]").click()')
    await expect.poll(() => textOf('form .outcome')).toBe(getTranslate(locale)('contact.success'))
  })
}
