/** The properties of nodemailer’s errors that explain a failure. */
interface MailError extends Partial<Error> {
  /** Kind of failure: `EAUTH`. */
  code?: string
  /** Code of the underlying system or TLS error, if any: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
  originalCode?: string
  /** The SMTP command that failed: `MAIL FROM`. */
  command?: string
  /** Status code of the mail server’s reply: 535. */
  responseCode?: number | false
}

/** Why mail cannot be sent; without personal data and the server’s own message, because the result is public. */
export interface MailFailure {
  /** With the status code of the reply: `it refused the user or the password (535)`. */
  reason: string
  /** The same for the log, with the error code: `it refused the user or the password (EAUTH 535)`. */
  loggedReason: string
  /** What the operator should check; undefined if retrying may be enough. */
  remedy: string | undefined
}

interface Kind {
  matches: (error: ErrorFacts) => boolean
  reason: string
  remedy?: string
}

type ErrorFacts = Required<Pick<MailError, 'code' | 'command'>> & { cause: string; response: number; message: string }

const checkLogin = 'Check the user and the password in SMTP_URL, or SMTP_USER and SMTP_PASSWORD.'
/** RFC 5321 §4.2.1: 5xx replies are permanent, 4xx are not. */
const isPermanent = ({ response }: ErrorFacts) => response >= 500
/** RFC 5321 §3.1: a mail server that refuses a client greets it with 554, or with 421 if it may try again. */
const isRefusedAtOnce = ({ code, response, command }: ErrorFacts) => code === 'EPROTOCOL' && response >= 400 && command === 'CONN'

/** The first match counts. */
const kinds: Kind[] = [
  { matches: ({ cause }) => cause === 'ENOTFOUND', reason: 'its host name does not exist', remedy: 'Check the host name in SMTP_URL or SMTP_HOST.' },
  { matches: ({ code }) => code === 'EDNS', reason: 'its host name cannot be resolved' },
  {
    matches: ({ cause }) => cause === 'ECONNREFUSED',
    reason: 'it refuses the connection',
    remedy: 'Check that it is running, and that the port is right.',
  },
  { matches: ({ cause }) => cause === 'CERT_HAS_EXPIRED', reason: 'its certificate has expired', remedy: 'It needs a new one.' },
  { matches: ({ cause }) => cause === 'CERT_NOT_YET_VALID', reason: 'its certificate is not valid yet', remedy: 'Check the clocks of both machines.' },
  {
    matches: ({ cause }) => cause === 'ERR_TLS_CERT_ALTNAME_INVALID',
    reason: 'its certificate is for another host name',
    remedy: 'Use the host name of the certificate in SMTP_URL or SMTP_HOST.',
  },
  {
    matches: ({ cause }) => /CERT|^UNABLE_TO/.test(cause),
    reason: 'its certificate is not trusted',
    remedy: 'If it is self-signed or signed by your own authority, start with NODE_EXTRA_CA_CERTS=<that certificate as a PEM file>.',
  },
  {
    matches: ({ cause }) => /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(cause),
    reason: 'it does not answer with TLS where TLS begins',
    remedy: 'Write smtp:// instead of smtps://, or SMTP_SECURE=off, as for port 587; if it is so already, its STARTTLS is broken.',
  },
  { matches: ({ cause }) => /^ERR_SSL_|^EPROTO$/.test(cause), reason: 'it supports no secure version of TLS', remedy: 'It needs TLS 1.2 or newer.' },
  {
    matches: ({ code, message }) => code === 'ETIMEDOUT' && message.startsWith('Greeting'),
    reason: 'it accepts the connection but sends no greeting',
    remedy: 'If it encrypts from the first byte, as on port 465, write smtps:// instead of smtp://, or SMTP_SECURE=on.',
  },
  { matches: ({ code }) => code === 'ETIMEDOUT', reason: 'it did not answer in time' },
  { matches: ({ code }) => code === 'EABORT', reason: 'it did not finish in time' },
  {
    matches: ({ code }) => code === 'ETLS' || code === 'EREQUIRETLS',
    reason: 'it does not encrypt',
    remedy: 'A password must not be sent unencrypted: use a port with STARTTLS, or smtps://.',
  },
  { matches: ({ code, response }) => code === 'ENOAUTH' || response === 530, reason: 'it requires a user and a password', remedy: checkLogin },
  {
    matches: (error) => error.code === 'EAUTH' && (isPermanent(error) || !error.response),
    reason: 'it refused the user or the password',
    remedy: checkLogin,
  },
  { matches: ({ code }) => code === 'EAUTH', reason: 'it temporarily refuses the login' },
  {
    matches: (error) => error.command === 'MAIL FROM' && isPermanent(error),
    reason: 'it refused the sender',
    remedy: 'CONTACT_FROM has to be an address from which this user may send.',
  },
  { matches: (error) => error.command === 'RCPT TO' && isPermanent(error), reason: 'it refused the recipient', remedy: 'Check CONTACT_TO.' },
  { matches: ({ code }) => code === 'EENVELOPE', reason: 'it refused an address' },
  { matches: ({ code }) => code === 'EMESSAGE', reason: 'it refused a mail' },
  { matches: (error) => isRefusedAtOnce(error) && !isPermanent(error), reason: 'it temporarily refuses the connection' },
  {
    matches: isRefusedAtOnce,
    reason: 'it accepts no mail from this machine',
    remedy: 'This machine’s address may be on a block list; the operator of the mail server can say.',
  },
  {
    matches: ({ code }) => code === 'EPROTOCOL',
    reason: 'it does not answer like a mail server',
    remedy: 'Check the host name and the port in SMTP_URL, or SMTP_HOST and SMTP_PORT.',
  },
  { matches: ({ code }) => code === 'ECONNECTION' || code === 'ESOCKET', reason: 'it cannot be reached' },
]

export function explainFailure({ code = '', originalCode: cause = '', command = '', responseCode, message = '' }: MailError): MailFailure {
  const response = responseCode || 0
  const { reason = 'it failed', remedy } = kinds.find(({ matches }) => matches({ code, cause, command, response, message })) ?? {}
  const codes = [cause || code, response].filter(Boolean).join(' ')
  return { reason: response ? `${reason} (${response})` : reason, loggedReason: codes ? `${reason} (${codes})` : reason, remedy }
}

/** The warning for operators, in one line. */
export function describeMailFailure(reason: string, remedy: string | undefined): string {
  return ['The mail server cannot be used:', `${reason}.`, remedy].filter(Boolean).join(' ')
}
