import SMTPConnection from 'nodemailer/lib/smtp-connection'
import SMTPTransport, { type SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'

/**
 * Greets a mail server and logs in, as for a letter, and sends none.
 *
 * @param deadline milliseconds for all of it, however often the server says something.
 * @throws as a letter’s sending would.
 */
export async function tryMailServer(options: SMTPTransportOptions, deadline: number): Promise<void> {
  const { options: settings, auth } = new SMTPTransport(options)
  const connection = new SMTPConnection(settings)
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const done = (error?: Error | null) => (error ? reject(error) : resolve())
      timer = setTimeout(() => reject(Object.assign(new Error('Not done in time'), { code: 'EABORT' })), deadline)
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
