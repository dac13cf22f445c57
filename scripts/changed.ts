import { spawn } from 'node:child_process'
import { type Command, describeCommand, isHelpWanted, readCommand } from '../check/commandOptions'
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
const args = process.argv.slice(2)
try {
  if (isHelpWanted(args)) console.log(describeCommand(command))
  else await listChanged(readCommand(command, args).values)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function listChanged({ since, open }: { since?: string | undefined; open: boolean }): Promise<void> {
  const { output, report } = await runChanged(since)
  console.log(output)
  if (open) openInBrowser(report)
}

function openInBrowser(address: string): void {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open']
  const browser = spawn(command ?? '', [...args, address], { stdio: 'ignore', detached: true })
  browser.once('error', ({ message }) => console.error(`No browser could be opened: ${message}.`))
  browser.unref()
}
