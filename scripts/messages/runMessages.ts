import { writeFileSync } from 'node:fs'
import { LibsqlError } from '@libsql/client/sqlite3'
import { type Command, isHelpWanted, readCommand } from '../../check/commandOptions'
import { type Database, explainFailure, openExistingDatabase } from '../../server/database/database'
import { backUp } from './backUp'
import { csv } from './csv'
import { deletedListFile } from './deletedList'
import { deleteMessages } from './deleteMessages'
import { describeMessage, listMessages } from './print'
import { isFrom, type Message } from './readMessages'
import { readUndamaged } from './readUndamaged'
import { restore } from './restore'

const usage = `npm run messages                              lists all messages, newest first
npm run messages -- show <number>             shows one message
npm run messages -- export csv|json [<address>] [--to <file>]   exports all messages or those of one person, oldest first
npm run messages -- backup <file>             copies the database, also while the server runs
npm run messages -- restore <file>            replaces the database by a backup, while the server is stopped
npm run messages -- delete <number|address>   deletes one message, or all from an address, without a trace`

const command = { name: 'messages', allowPositionals: true, options: { to: { type: 'string', does: 'writes into a file' } } } satisfies Omit<Command, 'does'>

/**
 * `npm run messages`, callable in process.
 *
 * @param args after the `--`.
 * @returns the output.
 * @throws if the arguments are invalid, or the command fails.
 */
export async function runMessages(args: string[], databaseUrl: string): Promise<string> {
  if (isHelpWanted(args)) return `${usage}\n`
  const { values, positionals } = readCommand(command, args)
  const [name = 'list', ...rest] = positionals
  if (name === 'restore' && rest.length === 1) return restoreBackup(rest[0] ?? '', databaseUrl)
  const action = Object.hasOwn(actions, name) ? actions[name]?.(rest) : undefined
  if (!action) throw new Error(`npm run messages cannot “${positionals.join(' ')}”. It can:\n${usage}`)
  const database = await openExistingDatabase(databaseUrl)
  try {
    const text = await action(database, databaseUrl)
    if (!values.to) return text
    return writeTo(values.to, text)
  } catch (error) {
    throw error instanceof LibsqlError ? explainFailure(databaseUrl, error) : error
  } finally {
    database.close()
  }
}

function writeTo(file: string, text: string): string {
  try {
    writeFileSync(file, text, { mode: 0o600 })
    return `${file}: written.\n`
  } catch (error) {
    throw new Error(`${file} cannot be written: ${(error as Error).message}`, { cause: error })
  }
}

type Action = (database: Database, url: string) => Promise<string>

/** By command; undefined if the arguments are invalid. */
const actions: Record<string, (rest: string[]) => Action | undefined> = {
  list: (rest) => (rest.length === 0 ? async (database) => listMessages(await readUndamaged(database)) : undefined),
  show: ([number, ...more]) => (number === undefined || more.length > 0 ? undefined : (database) => show(database, number)),
  export: ([format = '', address, ...more]) => {
    const print = format === 'csv' ? csv : format === 'json' ? json : undefined
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
      `${await deleteMessages(database, url, which)} deleted. Backups, exports and mail that was sent still contain them; \`-- restore\` deletes it again.\n`
  },
}

/** All messages, or those of one person, who has a right of access (Article 15 GDPR). */
async function messagesOf(database: Database, address: string | undefined): Promise<Message[]> {
  const messages = await readUndamaged(database)
  if (address === undefined) return messages
  const found = messages.filter(isFrom(address))
  if (found.length === 0) throw new Error(`There is no message from ${address}. \`npm run messages\` lists them all.`)
  return found
}

async function restoreBackup(from: string, url: string): Promise<string> {
  const { messages, replaced, deletedAgain } = await restore(from, url)
  const waiting = messages.filter(({ mail }) => mail === 'waiting').length
  const before = replaced ? `\nThe replaced database is kept as ${replaced}; remove it when it is no longer needed.` : ''
  return `Messages restored: ${messages.length}. To be mailed: ${waiting}, some perhaps once more.${describeDeleted(url, deletedAgain)}${before}\n`
}

function describeDeleted(url: string, deletedAgain: number | undefined): string {
  if (deletedAgain !== undefined) return deletedAgain > 0 ? `\nDeleted since the backup, and now again: ${deletedAgain}.` : ''
  return `\nThere is no ${deletedListFile(url)} here, the list of deleted messages. Messages deleted after this backup are back: delete them again with \`npm run messages -- delete <address>\`.`
}

async function show(database: Database, number: string): Promise<string> {
  const message = (await readUndamaged(database)).find(({ id }) => String(id) === number)
  if (!message) throw new Error(`There is no message ${number}. \`npm run messages\` lists them all.`)
  return describeMessage(message)
}

/** JSON with all control characters escaped; `JSON.stringify` escapes only some. */
function json(messages: Message[]): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${JSON.stringify(messages, null, 2).replace(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, escaped)}\n`
}
