import type { Database } from '../../server/database/database'

/** A message as the company sees it. */
export interface Message {
  id: number
  /** ISO 8601, UTC. */
  received: string
  /** Of the page that the form stood on. */
  language: string
  fname: string
  lname: string
  email: string
  contact: string
  service: string
  message: string
  spam: boolean
  /** `none` where there was nothing in it to mail. */
  mail: 'none' | 'waiting' | 'sent'
  /** Why the last attempt failed, where it did. */
  mailError: string
}

/** All messages, oldest first. */
export async function readMessages(database: Database): Promise<Message[]> {
  const { rows } = await database.read('SELECT * FROM message ORDER BY id')
  return rows.map((row) => {
    const text = (column: string) => String(row[column] ?? '')
    return {
      id: Number(row.id),
      received: new Date(Number(row.received_at)).toISOString(),
      language: text('locale'),
      fname: text('fname'),
      lname: text('lname'),
      email: text('email'),
      contact: text('contact'),
      service: text('service'),
      message: text('message'),
      spam: row.spam === 1,
      mail: text('mail_state') as Message['mail'],
      mailError: text('mail_error'),
    }
  })
}
