import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '../i18n/languages'
import { getTranslate } from '../i18n/translator'

/** Test input for the form, by the field names of the request (specification §3). */
export const message = {
  fname: 'Asha',
  lname: 'Kulkarni',
  email: 'asha@example.org',
  contact: '+91 20 1234 5678',
  message: 'Two lines\r\nwith “quotes” & 日本語',
  service: 'ai-ml',
}

type Field = keyof typeof message

/** Gives each test its own client address, because together they would exceed the rate limit. */
export async function useOwnClientAddress(page: Page): Promise<void> {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': `10.${[...randomBytes(3)].join('.')}` })
}

/** The contact form and its parts. */
export function contactForm(page: Page, locale: Locale = 'en') {
  const t = getTranslate(locale)
  const form = page.locator('form[action$="/contact.php"]')
  return {
    form,
    island: form.locator('[data-island="SendMessage"]'),
    field: (name: Field) => form.locator(`[name="${name}"]`),
    submit: form.getByRole('button', { name: t('contact.submit') }),
    sending: form.getByRole('button', { name: t('contact.sending') }),
    toast: form.locator('.toast'),
    /** The permanent status line. */
    outcome: form.getByRole('status'),
  }
}

export async function fill(page: Page): Promise<void> {
  const { field } = contactForm(page)
  for (const name of ['fname', 'lname', 'email', 'contact', 'message'] as const) await field(name).fill(message[name])
  await field('service').selectOption(message.service)
}

/** Focuses the form, as visitors do, and waits for its hydration. */
export async function hydrateForm(page: Page): Promise<void> {
  const { field, island } = contactForm(page)
  await field('fname').focus()
  await expect(island).toHaveAttribute('data-hydrated')
}

export async function fillAndSend(page: Page, locale?: Locale): Promise<void> {
  await hydrateForm(page)
  await fill(page)
  await contactForm(page, locale).submit.click()
}

/** The current values of the fields, with the line breaks of the request. */
export async function values(page: Page): Promise<Record<Field, string>> {
  const { field } = contactForm(page)
  const names = Object.keys(message) as Field[]
  const entries = await Promise.all(names.map(async (name) => [name, (await field(name).inputValue()).replace(/\r?\n/g, '\r\n')] as const))
  return Object.fromEntries(entries) as Record<Field, string>
}
