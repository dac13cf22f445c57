import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Database, openExistingDatabase } from '../../server/database/database'
import { backUp } from './backUp'
import { csv } from './csv'
import { deletedListFile } from './deletedList'
import { deleteMessages } from './deleteMessages'
import { describeMessage, listMessages } from './print'
import { type Message, readMessages } from './readMessages'
import { restore } from './restore'

const usage = `npm run messages                              the list, newest first
npm run messages -- show <number>             one message
npm run messages -- export csv|json [<address>] [--to <file>]   all of them, or those of one person, oldest first
npm run messages -- backup <file>             a copy of the database, also while the server runs
npm run messages -- restore <file>            a backup in the place of the database, while the server is stopped
npm run messages -- delete <number|address>   one message or all from an address, without a trace`

/**
 * `npm run messages`, without a process of its own.
 *
 * @param args as they stand behind the `--`.
 * @returns what it says.
 * @throws if the arguments are invalid, or the command fails.
 */
export async function runMessages(args: string[], databaseUrl: string): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } })
  const [command = 'list', ...rest] = positionals
  if (command === 'restore' && rest.length === 1) return restored(rest[0] ?? '', databaseUrl)
  const action = Object.hasOwn(actions, command) ? actions[command]?.(rest) : undefined
  if (!action) throw new Error(usage)
  const database = await openExistingDatabase(databaseUrl)
  try {
    const text = await action(database, databaseUrl)
    if (!values.to) return text
    writeFileSync(values.to, text, { mode: 0o600 })
    return `${values.to}: written.\n`
  } finally {
    database.close()
  }
}

type Action = (database: Database, url: string) => Promise<string>

/** By the command, what it does, if it is one with these arguments. */
const actions: Record<string, (rest: string[]) => Action | undefined> = {
  list: (rest) => (rest.length === 0 ? async (database) => listMessages(await readMessages(database)) : undefined),
  show: ([number, ...more]) => (number === undefined || more.length > 0 ? undefined : (database) => show(database, number)),
  export: ([format = '', address, ...more]) => {
    const print = { csv, json }[format]
    return print && more.length === 0 ? async (database) => print(await messagesOf(database, address)) : undefined
  },
  backup: ([to, ...more]) => {
    if (to === undefined || more.length > 0) return undefined
    return async (database, url) => {
      await backUp(database, { url, to })
      return `${to}: the database as it is now.\n`
    }
  },
  delete: ([which, ...more]) => {
    if (which === undefined || more.length > 0) return undefined
    return async (database, url) =>
      `${await deleteMessages(database, url, which)} deleted. Backups, exports and mail that was sent still have what they had; \`-- restore\` deletes it again.\n`
  },
}

/** All, or those of one person, who may ask what is known (Article 15 GDPR). */
async function messagesOf(database: Database, address: string | undefined): Promise<Message[]> {
  const messages = await readMessages(database)
  if (address === undefined) return messages
  const theirs = messages.filter(({ email }) => email.toLowerCase() === address.trim().toLowerCase())
  if (theirs.length === 0) throw new Error(`There is no message from ${address}. \`npm run messages\` lists them all.`)
  return theirs
}

async function restored(from: string, url: string): Promise<string> {
  const { messages, replaced, deletedAgain } = await restore(from, url)
  const waiting = messages.filter(({ mail }) => mail === 'waiting').length
  const before = replaced ? `\nWhat was there is kept as ${replaced}; remove it when nobody needs it.` : ''
  return `Messages restored: ${messages.length}. To be mailed: ${waiting}, some perhaps once more.${tellDeleted(url, deletedAgain)}${before}\n`
}

function tellDeleted(url: string, deletedAgain: number | undefined): string {
  if (deletedAgain !== undefined) return deletedAgain > 0 ? `\nDeleted since the backup, and now again: ${deletedAgain}.` : ''
  return `\nThere is no ${deletedListFile(url)} here, which knows what has been deleted. Who was deleted after this backup was made is back: delete them again with \`npm run messages -- delete <address>\`.`
}

async function show(database: Database, number: string): Promise<string> {
  const message = (await readMessages(database)).find(({ id }) => String(id) === number)
  if (!message) throw new Error(`There is no message ${number}. \`npm run messages\` lists them all.`)
  return describeMessage(message)
}

/** Signs that a terminal would obey are escaped, which JSON has for all of them and `JSON.stringify` does for some. */
function json(messages: Message[]): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${JSON.stringify(messages, null, 2).replace(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, escaped)}\n`
}
