import { misspeltSettings } from '../collections/misspeltSettings'
import { inheritedSocket } from './inheritedSocket'
import { createLog } from './log'
import { startServer } from './server'
import { readSettings, settingNames } from './settings'

const [option] = process.argv.slice(2)
const where = 'its settings are environment variables, such as PORT; README.md lists them.'
if (option === '--help' || option === '-h') {
  console.log(`npm run serve: serves an existing build, which npm start makes first; ${where}`)
  process.exit()
}
try {
  if (option) throw new Error(`npm run serve has no ${option}: ${where}`)
  const settings = readSettings()
  const log = createLog(settings.logFormat)
  for (const line of misspeltSettings(settingNames)) log(line, { level: 'warn' })
  const server = await startServer(settings, { socket: inheritedSocket(process.env) })
  if (settings.logFormat === 'text') console.log(server.address)
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.close().then(() => process.exit(0)))
} catch (error) {
  createLog(process.env.LOG_FORMAT === 'json' ? 'json' : 'text')((error as Error).message, { level: 'error' })
  process.exit(1)
}
