import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import type { MailSettings } from './mailSettings'

/** @param answerTimeoutMs maximum silence of the mail server. */
export function transportOptions({ url }: MailSettings, answerTimeoutMs: number): SMTPTransportOptions {
  return {
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: answerTimeoutMs,
    // Passwords are never sent unencrypted, even if an attacker in between hides the server’s STARTTLS.
    requireTLS: new URL(url).username !== '',
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
