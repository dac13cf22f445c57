import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { optionsWithoutDashes } from '../check/optionsWithoutDashes'
import { runChanged } from './changed/runChanged'

/**
 * `npm run changed`: lists the pages that the last build has changed, with previews before and after.
 *
 * `-- --since https://www.your-site.com`: against the published site, to see what a deployment will change.
 * `-- --since <folder>`: against another build.
 * `-- --open`: opens the preview in the browser.
 */
try {
  const warning = optionsWithoutDashes(process.env, 'changed', ['since=', 'open'])
  if (warning) throw new Error(warning.trimEnd())
  const { since, open } = parseArgs({ options: { since: { type: 'string' }, open: { type: 'boolean', default: false } } }).values
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
