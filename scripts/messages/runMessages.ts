import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/database/database'
import { csv } from './csv'
import { describeMessage, listMessages } from './print'
import { type Message, readMessages } from './readMessages'

const usage = `npm run messages                              the list, newest first
npm run messages -- show <number>             one message
npm run messages -- export csv|json [--to <file>]   all of them, oldest first`

/**
 * `npm run messages`, without a process of its own.
 *
 * @param args as they stand behind the `--`.
 * @returns what it says.
 * @throws where it is not told what to do, or cannot do it.
 */
export async function runMessages(args: string[], databaseUrl: string): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { to: { type: 'string' } } })
  const database = await openDatabase(databaseUrl)
  const messages = await readMessages(database)
  database.close()
  const text = answer(positionals, messages)
  if (!values.to) return text
  writeFileSync(values.to, text, { mode: 0o600 })
  return `${values.to}: ${messages.length} messages.\n`
}

function answer([command = 'list', argument, ...rest]: string[], messages: Message[]): string {
  if (rest.length === 0) {
    if (command === 'list' && argument === undefined) return listMessages(messages)
    if (command === 'show' && argument !== undefined) {
      const message = messages.find(({ id }) => String(id) === argument)
      if (!message) throw new Error(`There is no message ${argument}. \`npm run messages\` lists them all.`)
      return describeMessage(message)
    }
    if (command === 'export' && argument === 'csv') return csv(messages)
    if (command === 'export' && argument === 'json') return json(messages)
  }
  throw new Error(usage)
}

/** Signs that a terminal would obey are escaped, which JSON has for all of them and `JSON.stringify` does for some. */
function json(messages: Message[]): string {
  const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  return `${JSON.stringify(messages, null, 2).replace(/[\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, escaped)}\n`
}
