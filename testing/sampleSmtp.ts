import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SampleCertificate } from './certificate'

/** A received mail. */
interface ReceivedMail {
  /** Lower-case name -> value, unfolded; the last one of each name. */
  headers: Map<string, string>
  body: string
  recipients: string[]
}

export interface SampleSmtp {
  url: string
  port: number
  mails: ReceivedMail[]
  /** Received passwords. */
  passwords: string[]
  close(): Promise<void>
}

export interface SampleSmtpOptions {
  port?: number
  /** Called before a mail is accepted; throw to reject it. */
  onMail?: (mail: ReceivedMail) => void | Promise<void>
  /** Enables STARTTLS. */
  certificate?: SampleCertificate
  /** TLS from the first byte. */
  isSecure?: boolean
  /** Steps to reject, with the status code of the reply. */
  rejects?: { login?: number; sender?: number; recipient?: number }
}

/** A real mail server on this machine that stores its mails. By default, it offers no encryption and accepts any password. */
export async function startSmtp({ port = 0, onMail, certificate, isSecure = false, rejects = {} }: SampleSmtpOptions = {}): Promise<SampleSmtp> {
  const mails: ReceivedMail[] = []
  const passwords: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, callback) {
      passwords.push(password ?? '')
      if (rejects.login) callback(rejection(rejects.login))
      else callback(null, { user: username })
    },
    onMailFrom: (_address, _session, callback) => callback(rejection(rejects.sender)),
    onRcptTo: (_address, _session, callback) => callback(rejection(rejects.recipient)),
    secure: isSecure,
    ...(certificate ?? { disabledCommands: ['STARTTLS'] }),
    logger: false,
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { ...parse(Buffer.concat(chunks).toString('utf8')), recipients }
        try {
          await onMail?.(mail)
          mails.push(mail)
          callback()
        } catch (error) {
          callback(error as Error)
        }
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  return { url: `smtp://127.0.0.1:${bound}`, port: bound, mails, passwords, close: () => new Promise((resolve) => server.close(resolve)) }
}

/** The message contains an address, which must not appear in logs. */
function rejection(code: number | undefined): Error | null {
  return code ? Object.assign(new Error('not you, ada@example.org'), { responseCode: code }) : null
}

function parse(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n')
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
  const headers = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]))
  const body = raw.slice(end + 4)
  return { headers, body: decode(body, headers.get('content-transfer-encoding')) }
}

function decode(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
