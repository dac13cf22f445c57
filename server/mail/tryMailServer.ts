import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport, { type SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'

/**
 * Connects to a mail server and logs in, as for a mail, but sends none.
 *
 * @param timeoutMs for connection and login together, even if the server keeps sending.
 * @throws the errors of sending a mail.
 */
export async function tryMailServer(options: SMTPTransportOptions, timeoutMs: number): Promise<void> {
  const { options: settings, auth } = new SMTPTransport(options)
  const connection = new SMTPConnection(settings)
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      timer = setTimeout(() => reject(Object.assign(new Error('Not done in time'), { code: 'EABORT' })), timeoutMs)
      connection.on('error', reject)
      connection.once('end', () => reject(Object.assign(new Error('Connection closed'), { code: 'ECONNECTION' })))
      connection.connect((error) => (error || !auth ? done(error) : connection.login(auth, done)))
    })
    connection.quit()
  } catch (error) {
    connection.close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
