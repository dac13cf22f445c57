import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import type { Locale } from '../../i18n/languages'
import { getTranslate, translator } from '../../i18n/translator'
import { ContactForm } from './ContactForm'

function fields(locale: Locale): { name: string; html: string }[] {
  const words = getTranslate(locale)('contact')
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={translator(locale)}>
      <ContactForm action="/backend/contact.php" {...words} words={words} />
    </I18nextProvider>,
  )
  return [...html.matchAll(/<(?:input|select|textarea)[^>]*name="(\w+)"[^>]*>/g)].map(([tag, name = '']) => ({ name, html: tag }))
}

it('has the specified fields, none of them required', () => {
  const names = fields('en').map(({ name }) => name)
  expect(names).toEqual(['fname', 'lname', 'email', 'contact', 'service', 'message', 'website'])
  expect(fields('en').filter(({ html }) => html.includes('required'))).toEqual([])
})

it('asks for the family name first if the language does', () => {
  expect(
    fields('ja')
      .map(({ name }) => name)
      .slice(0, 2),
  ).toEqual(['lname', 'fname'])
})
