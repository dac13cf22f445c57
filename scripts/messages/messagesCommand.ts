import { readSettings } from '../../server/settings'
import { runMessages } from './runMessages'

// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
try {
  process.stdout.write(await runMessages(process.argv.slice(2), readSettings().databaseUrl))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
