import { expect, it } from 'vitest'
import { getTranslate } from '../../i18n/translator'
import type { Visit } from './visit'

export function tryForm({ open, run, type, waitForHydration, textOf }: Visit): void {
  it('sends a message and confirms it', async () => {
    await open('/contact-us')
    await type('[name=message]', 'Two words')
    await waitForHydration('SendMessage')
    // Below 16 px, iPhones zoom in on a focused field.
    const sizes = await run<number[]>(
      'return [...document.querySelectorAll("input, select, textarea")].map((each) => parseFloat(getComputedStyle(each).fontSize))',
    )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    await run('document.querySelector("form [type=submit]").click()')
    await expect.poll(() => textOf('form .outcome')).toBe(getTranslate('en')('contact.success'))
  })
}
