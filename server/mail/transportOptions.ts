import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import type { MailSettings } from './mailSettings'

/**
 * How a mail server is talked to.
 *
 * @param answer milliseconds without a word of it after which it is given up.
 */
export function transportOptions({ url }: MailSettings, answer: number): SMTPTransportOptions {
  return {
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: answer,
    // A password is never sent in clear, not even where somebody in between hides that the server can encrypt.
    requireTLS: new URL(url).username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
