import { z } from 'zod'
import type { Content } from '../../collections/schemas'
import { wholeNumber } from '../wholeNumber'

export interface MailSettings {
  /** `smtp://` or `smtps://`, with user and password if required. */
  url: string
  from: string
  to: string
}

const mailbox = z.string().regex(/^[^\s@<>,;"]+@[^\s@<>,;"]+$/, 'has to be one mail address, such as hello@example.com')

/** Unescaped special characters in a password would be parsed as part of the host. */
const smtpUrl = z.string().superRefine((value, context) => {
  const [, user, password = ''] = /^smtps?:\/\/([^:]*):?(.*)@[^@]*$/s.exec(value) ?? []
  const signs = [...new Set(`${user ?? ''}${password}`.match(/[@:/?#[\]\s]|%(?![\da-f]{2})/gi) ?? [])]
  const message =
    signs.length > 0
      ? `has signs in its user or password that have to be encoded: write ${signs.map((sign) => `${encodeURIComponent(sign)} for “${sign}”`).join(', ')}, or give it in parts: SMTP_HOST, SMTP_USER, SMTP_PASSWORD`
      : !/^smtps?:\/\/[^/]/.test(value) || !URL.canParse(value)
        ? 'has to be smtp://<user>:<password>@<server>:<port>, or the same with smtps://'
        : undefined
  if (message) context.addIssue(message)
})

/** The mail server as a URL or in parts, sender and recipient. */
export const mailSchema = {
  SMTP_URL: smtpUrl.optional(),
  SMTP_HOST: z
    .string()
    .regex(/^[\w.-]+$|^[\da-f:]+$/i, 'has to be the name of a mail server, such as mail.example.com, without smtp:// and port')
    .optional(),
  SMTP_PORT: wholeNumber(1, 65_535).optional(),
  SMTP_SECURE: z.enum(['on', 'off'], 'has to be on, for a server that encrypts from the first byte, or off').default('off'),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  CONTACT_TO: mailbox.optional(),
  CONTACT_FROM: mailbox.optional(),
}

type Given = z.output<z.ZodObject<typeof mailSchema>>

/**
 * @param given the environment, each setting validated on its own.
 * @param set the raw environment, to distinguish defaults from explicit values.
 * @param company its address is the default recipient.
 * @returns undefined if no mail is to be sent.
 * @throws if settings contradict each other; the error names them.
 */
export function readMailSettings(
  given: Given,
  set: Record<string, unknown>,
  company: Pick<Content['company'], 'email' | 'placeholders'>,
): MailSettings | undefined {
  const parts = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURE', 'SMTP_USER', 'SMTP_PASSWORD'].filter((name) => set[name] !== undefined)
  if (given.SMTP_URL && parts.length > 0) refuse(parts.join(', '), 'SMTP_URL already sets the mail server; use one or the other')
  if (parts.length > 0 && !given.SMTP_HOST) refuse('SMTP_HOST', `is missing; ${parts.join(', ')} has no effect without it`)
  if ((given.SMTP_USER === undefined) !== (given.SMTP_PASSWORD === undefined)) {
    refuse(given.SMTP_USER === undefined ? 'SMTP_USER' : 'SMTP_PASSWORD', 'is missing; user and password belong together')
  }
  const url = given.SMTP_URL ?? urlOf(given)
  if (!url) return undefined
  if (!given.CONTACT_TO && company.placeholders.includes('email')) {
    refuse('CONTACT_TO', 'there is a mail server, but it is not set where enquiries go; the email in content/company.json is still a sample.')
  }
  const to = given.CONTACT_TO ?? company.email
  return { url, to, from: given.CONTACT_FROM ?? to }
}

function urlOf({ SMTP_HOST: host, SMTP_PORT, SMTP_SECURE, SMTP_USER: user, SMTP_PASSWORD: password = '' }: Given): string | undefined {
  if (host === undefined) return undefined
  const isSecure = SMTP_SECURE === 'on'
  const who = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`
  return `${isSecure ? 'smtps' : 'smtp'}://${who}${host.includes(':') ? `[${host}]` : host}:${SMTP_PORT ?? (isSecure ? 465 : 587)}`
}

function refuse(name: string, why: string): never {
  throw new Error(`Wrong settings:\n  ${name}: ${why}`)
}
