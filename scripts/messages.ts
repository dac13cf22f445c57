import { readSettings } from '../server/settings'
import { runMessages } from './messages/runMessages'

/** `npm run messages`: what came in through the contact form, for a company without a mail server. */
// Who reads only the beginning, as `head` does, has enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
try {
  process.stdout.write(await runMessages(process.argv.slice(2), readSettings().databaseUrl))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
