/** What nodemailer throws, as far as it tells why. */
export interface MailError extends Partial<Error> {
  /** Of the kind of failure: `EAUTH`. */
  code?: string
  /** Of the system or of TLS, where one stands behind it: `ECONNREFUSED`, `CERT_HAS_EXPIRED`. */
  originalCode?: string
  /** What the mail server was told when it failed: `MAIL FROM`. */
  command?: string
  /** Of the mail server’s answer: 535. */
  responseCode?: number | false
}

/** Why a mail server rejected a mail; without personal data and the server’s own message, because the result is public. */
export interface MailFailure {
  /** What it did, with the code of its answer: `it refused the user or the password (535)`. */
  words: string
  /** The same as the log has it: `it refused the user or the password (EAUTH 535)`. */
  logged: string
  /** What to look at, where time alone mends nothing. */
  remedy: string | undefined
}

interface Kind {
  is: (error: Asked) => boolean
  words: string
  remedy?: string
}

type Asked = Required<Pick<MailError, 'code' | 'command'>> & { cause: string; response: number; message: string }

const login = 'Look at the user and the password in SMTP_URL, or at SMTP_USER and SMTP_PASSWORD.'
const refusesForGood = ({ response }: Asked) => response >= 500

/** The first that fits counts. */
const kinds: Kind[] = [
  { is: ({ cause }) => cause === 'ENOTFOUND', words: 'its name is not known', remedy: 'Look at the name in SMTP_URL or SMTP_HOST.' },
  { is: ({ code }) => code === 'EDNS', words: 'its name cannot be looked up' },
  { is: ({ cause }) => cause === 'ECONNREFUSED', words: 'it refuses the connection', remedy: 'Does it run, and is this its port?' },
  { is: ({ cause }) => cause === 'CERT_HAS_EXPIRED', words: 'its certificate has expired', remedy: 'It needs a new one.' },
  { is: ({ cause }) => cause === 'CERT_NOT_YET_VALID', words: 'its certificate is not valid yet', remedy: 'Look at the clocks of both.' },
  {
    is: ({ cause }) => cause === 'ERR_TLS_CERT_ALTNAME_INVALID',
    words: 'its certificate is for another name',
    remedy: 'Call it in SMTP_URL or SMTP_HOST by the name that its certificate has.',
  },
  {
    is: ({ cause }) => /CERT|^UNABLE_TO/.test(cause),
    words: 'its certificate is not trusted',
    remedy: 'Where it is signed by an authority of your own, start with NODE_EXTRA_CA_CERTS=<its certificate as a PEM file>.',
  },
  {
    is: ({ cause }) => /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG)$/.test(cause),
    words: 'it does not encrypt from the first byte',
    remedy: 'Write smtp:// in place of smtps://, or SMTP_SECURE=off, as for port 587.',
  },
  { is: ({ cause }) => /^ERR_SSL_|^EPROTO$/.test(cause), words: 'it encrypts in no way that is safe', remedy: 'It needs TLS 1.2 or newer.' },
  {
    is: ({ code, message }) => code === 'ETIMEDOUT' && message.startsWith('Greeting'),
    words: 'it takes the connection and says nothing',
    remedy: 'Where it encrypts from the first byte, as on port 465, write smtps:// in place of smtp://, or SMTP_SECURE=on.',
  },
  { is: ({ code }) => code === 'ETIMEDOUT', words: 'it did not answer in time' },
  { is: ({ code }) => code === 'EABORT', words: 'it did not come to an end in time' },
  {
    is: ({ code }) => code === 'ETLS' || code === 'EREQUIRETLS',
    words: 'it does not encrypt',
    remedy: 'With a password it has to: use a port where it offers STARTTLS, or smtps://.',
  },
  { is: ({ code, response }) => code === 'ENOAUTH' || response === 530, words: 'it asks for a user and a password', remedy: login },
  { is: (error) => error.code === 'EAUTH' && (refusesForGood(error) || !error.response), words: 'it refused the user or the password', remedy: login },
  { is: ({ code }) => code === 'EAUTH', words: 'it refuses to log in for now' },
  {
    is: (error) => error.command === 'MAIL FROM' && refusesForGood(error),
    words: 'it refused the sender',
    remedy: 'CONTACT_FROM has to be an address that this user may write as.',
  },
  { is: (error) => error.command === 'RCPT TO' && refusesForGood(error), words: 'it refused the recipient', remedy: 'Look at CONTACT_TO.' },
  { is: ({ code }) => code === 'EENVELOPE', words: 'it refused an address' },
  { is: ({ code }) => code === 'EMESSAGE', words: 'it refused a letter' },
  {
    is: ({ code }) => code === 'EPROTOCOL',
    words: 'it said what no mail server says',
    remedy: 'Look at the name and the port in SMTP_URL, or at SMTP_HOST and SMTP_PORT.',
  },
  { is: ({ code }) => code === 'ECONNECTION' || code === 'ESOCKET', words: 'it cannot be reached' },
]

export function explainFailure({ code = '', originalCode: cause = '', command = '', responseCode, message = '' }: MailError): MailFailure {
  const response = responseCode || 0
  const { words = 'it failed', remedy } = kinds.find(({ is }) => is({ code, cause, command, response, message })) ?? {}
  const logged = [cause || code, response].filter(Boolean).join(' ')
  return { words: response ? `${words} (${response})` : words, logged: logged ? `${words} (${logged})` : words, remedy }
}

/** What is to be looked at, as one line for whoever runs the site. */
export function tellTrouble(words: string, remedy: string | undefined): string {
  return ['The mail server cannot be used:', `${words}.`, remedy].filter(Boolean).join(' ')
}
