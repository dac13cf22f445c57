import { spawn } from 'node:child_process'
import { type Command, readCommandLine } from '../check/commandOptions'
import { runChanged } from './changed/runChanged'

/** `npm run changed`. Compared with the published site, it shows what a deployment will change. */
const command = {
  name: 'changed',
  does: 'lists the pages that the last build has changed, with before and after side by side',
  options: {
    open: { type: 'boolean', default: false, does: 'opens them in the browser' },
    since: { type: 'string', value: '<address or folder>', does: 'compares with the published site, or with another build' },
  },
} satisfies Command
const { open, since } = readCommandLine(command).values
try {
  const { output, report } = await runChanged(since)
  console.log(output)
  if (open) openInBrowser(report)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function openInBrowser(address: string): void {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open']
  const browser = spawn(command ?? '', [...args, address], { stdio: 'ignore', detached: true })
  browser.once('error', ({ message }) => console.error(`No browser could be opened: ${message}.`))
  browser.unref()
}
