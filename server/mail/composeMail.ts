import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { getContent } from '../../collections/content'
import { provideFacts } from '../../i18n/facts'
import { isLocale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { nothingChosen } from '../contact/fields'
import type { LeasedMessage } from './mailQueue'
import type { MailSettings } from './mailSettings'

provideFacts(() => getContent().company)

const english = new Intl.DisplayNames('en', { type: 'language' })

/**
 * An enquiry as a mail to the company, in English. The visitor’s input enters headers only as one short line; replies
 * go to the visitor, if the address is valid.
 */
export function composeMail(message: LeasedMessage, { from, to }: Pick<MailSettings, 'from' | 'to'>): SendMailOptions {
  const name = short(`${message.fname} ${message.lname}`)
  const who = name || short(message.email) || short(message.contact) || 'somebody without a name'
  const address = replyAddress(message.email)
  return {
    from: { name: 'Website', address: from },
    to: { name: '', address: to },
    ...(address !== undefined && { replyTo: { name, address } }),
    subject: `${message.isSpam ? '[Spam?] ' : ''}Enquiry from ${who}`,
    text: body(message),
    // The same for all attempts, so that mail programs recognise duplicates.
    messageId: `<enquiry-${message.id}-${message.receivedAt}@${from.split('@')[1]}>`,
    date: new Date(message.receivedAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...(message.isSpam && { 'X-Spam-Flag': 'YES' }) },
  }
}

/** A valid address, with its domain as mail servers want it: not every browser sends `xn--mller-kva.de` for `müller.de`. */
function replyAddress(email: string): string | undefined {
  const [, local, domain = ''] = /^([^@]+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(email) ?? []
  const address = `${local}@${domainToASCII(domain)}`
  return z.email().safeParse(address).success ? address : undefined
}

function body({ id, receivedAt, locale, fname, lname, email, contact, message, service, isSpam }: LeasedMessage): string {
  const services: Record<string, string> = getTranslate('en')('contact.services')
  const lines = [
    ['First name', fname],
    ['Last name', lname],
    ['Email', email],
    ['Phone', contact],
    ['Service', service === nothingChosen ? '' : Object.hasOwn(services, service) ? services[service] : service],
    ['Language', isLocale(locale) ? english.of(locale) : ''],
    ['Received', new Date(receivedAt).toUTCString()],
  ].map(([label = '', value = '']) => `${`${label}:`.padEnd(12)}${oneLine(value) || '–'}`)
  const note = isSpam ? ['The field that people do not see was filled in, so this is probably spam.', ''] : []
  return [...note, ...lines, '', message || '(no message)', '', '-- ', `Message ${id} of the website’s contact form`, ''].join('\n')
}

/** Without line ends, control characters and bidirectional overrides. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Shortened for headers; the body has the full text. Breaks up encoded words (RFC 2047), which mail programs would decode, line ends included. */
function short(text: string): string {
  const characters = [...oneLine(text).replaceAll('=?', '= ?')]
  return characters.length > 120 ? `${characters.slice(0, 119).join('')}…` : characters.join('')
}
