import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getContent } from '../../collections/content'
import { ContactLinks } from './ContactLinks'

const { phone, email } = getContent().company
const phoneLink = `<a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>`
const emailLink = `<a href="mailto:${email}">${email}</a>`

it.each([
  [`Write to ${email} or call ${phone}.`, `Write to ${emailLink} or call ${phoneLink}.`],
  [`電話（${phone}）、メール（${email}）`, `電話（${phoneLink}）、メール（${emailLink}）`],
  [email, emailLink],
  [`${phone}, ${phone}`, `${phoneLink}, ${phoneLink}`],
  ['Nothing to link', 'Nothing to link'],
])('links phone number and email address: %s', (text, html) => {
  expect(renderToStaticMarkup(<ContactLinks>{text}</ContactLinks>)).toBe(html)
})
