import type { Row } from '@libsql/client'
import type { Database } from '../../server/database/database'

/** A message as listed and exported. */
export interface Message {
  id: number
  /** ISO 8601, UTC. */
  received: string
  /** Language of the page with the form. */
  language: string
  fname: string
  lname: string
  email: string
  contact: string
  service: string
  message: string
  spam: boolean
  /** `none`: the message is empty. */
  mail: 'none' | 'waiting' | 'sent'
  /** Error of the last attempt, if it failed. */
  mailError: string
}

/** Whether a message is from a mail address, case-insensitive. Not by SQLite, whose `lower` leaves an Ü as it is. */
export function isFrom(address: string): (message: Pick<Message, 'email'>) => boolean {
  const wanted = address.trim().toLowerCase()
  return ({ email }) => email.toLowerCase() === wanted
}

/** All messages, oldest first. */
export async function readMessages(database: Database): Promise<Message[]> {
  const { rows } = await database.read('SELECT * FROM message ORDER BY id')
  return rows.map(messageOf)
}

/** The message in a row of the table. */
export function messageOf(row: Row): Message {
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
}
