import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openDatabase } from '../server/database/database'
import { readSettings } from '../server/settings'
import { csv } from './messages/csv'
import { describeMessage, listMessages } from './messages/print'
import { readMessages } from './messages/readMessages'

const usage = `npm run messages                              the list, newest first
npm run messages -- show <number>             one message
npm run messages -- export csv|json [--to <file>]   all of them, oldest first`

/** `npm run messages`: what came in through the contact form, for a company without a mail server. */
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } })
  const database = await openDatabase(readSettings().databaseUrl)
  const messages = await readMessages(database)
  database.close()
  const text = answer(positionals, messages)
  if (values.to) {
    writeFileSync(values.to, text, { mode: 0o600 })
    console.log(`${values.to}: ${messages.length} messages.`)
  } else process.stdout.write(text)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function answer([command = 'list', argument, ...rest]: string[], messages: Awaited<ReturnType<typeof readMessages>>): string {
  if (rest.length === 0) {
    if (command === 'list' && argument === undefined) return listMessages(messages)
    if (command === 'show' && argument !== undefined) {
      const message = messages.find(({ id }) => String(id) === argument)
      if (!message) throw new Error(`There is no message ${argument}. \`npm run messages\` lists them all.`)
      return describeMessage(message)
    }
    if (command === 'export' && argument === 'csv') return csv(messages)
    if (command === 'export' && argument === 'json') return `${JSON.stringify(messages, null, 2)}\n`
  }
  throw new Error(usage)
}
