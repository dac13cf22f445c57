import type { Message } from './readMessages'

const maxWidth = 60

/** One line per message, newest first, then the number of unsent mails. */
export function listMessages(messages: Message[]): string {
  if (messages.length === 0) return 'No messages yet.\n'
  const lines = messages.toReversed().map((message) => {
    const { id, received, fname, lname, email, contact, spam, mail } = message
    const who = [`${fname} ${lname}`.trim(), email || contact].filter(Boolean).join(', ')
    const marks = [spam ? 'spam?' : '', mail === 'waiting' ? 'not mailed' : ''].filter(Boolean).join(', ')
    const text = [who, message.message].filter(Boolean).map(oneLine).join(': ')
    return `${String(id).padStart(5)}  ${received.slice(0, 16).replace('T', ' ')}  ${shorten(text || '(empty)')}${marks && `  [${marks}]`}\n`
  })
  const waiting = messages.filter(({ mail }) => mail === 'waiting').length
  return `${lines.join('')}Messages: ${messages.length}, not mailed: ${waiting}.\n`
}

/** All fields of one message. */
export function describeMessage({ message, ...rest }: Message): string {
  const lines = Object.entries(rest).map(([key, value]) => `${`${key}:`.padEnd(11)}${oneLine(String(value)) || '–'}\n`)
  return `${lines.join('')}\n${message.split('\n').map(printable).join('\n')}\n`
}

function shorten(text: string): string {
  const letters = [...text]
  return letters.length > maxWidth ? `${letters.slice(0, maxWidth - 1).join('')}…` : text
}

function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, ' '))
}

/** Escapes control characters of visitors’ input, which a terminal would execute, but for tabs. */
function printable(text: string): string {
  return text.replace(/(?!\t)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '�')
}
