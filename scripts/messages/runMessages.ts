import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Database, openExistingDatabase } from '../../server/database/database'
import { backUp } from './backUp'
import { csv } from './csv'
import { deleteMessages } from './deleteMessages'
import { describeMessage, listMessages } from './print'
import { type Message, readMessages } from './readMessages'

const usage = `npm run messages                              the list, newest first
npm run messages -- show <number>             one message
npm run messages -- export csv|json [--to <file>]   all of them, oldest first
npm run messages -- backup <file>             a copy of the database, also while the server runs
npm run messages -- delete <number|address>   one message or all from an address, without a trace`

/**
 * `npm run messages`, without a process of its own.
 *
 * @param args as they stand behind the `--`.
 * @returns what it says.
 * @throws where it is not told what to do, or cannot do it.
 */
export async function runMessages(args: string[], databaseUrl: string): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } })
  const [command = 'list', argument, ...rest] = positionals
  const action = rest.length === 0 && Object.hasOwn(actions, command) ? actions[command]?.(argument) : undefined
  if (!action) throw new Error(usage)
  const database = await openExistingDatabase(databaseUrl)
  try {
    const text = await action(database, databaseUrl)
    if (!values.to) return text
    writeFileSync(values.to, text, { mode: 0o600 })
    return `${values.to}: ${(await readMessages(database)).length} messages.\n`
  } finally {
    database.close()
  }
}

type Action = (database: Database, url: string) => Promise<string>

/** By the command, what it does, if it is one with this argument. */
const actions: Record<string, (argument: string | undefined) => Action | undefined> = {
  list: (argument) => (argument === undefined ? async (database) => listMessages(await readMessages(database)) : undefined),
  show: (number) => (number === undefined ? undefined : (database) => show(database, number)),
  export: (format) => {
    if (format === 'csv') return async (database) => csv(await readMessages(database))
    if (format === 'json') return async (database) => json(await readMessages(database))
    return undefined
  },
  backup: (to) => {
    if (to === undefined) return undefined
    return async (database, url) => {
      await backUp(database, { url, to })
      return `${to}: the database as it is now.\n`
    }
  },
  delete: (which) => {
    if (which === undefined) return undefined
    return async (database) => `${await deleteMessages(database, which)} deleted. Backups, exports and mail that was sent still have what they had.\n`
  },
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
