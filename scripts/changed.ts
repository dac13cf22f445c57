import { spawn } from 'node:child_process'
import { parseArgs } from 'node:util'
import { tellChanges } from './changed/tellChanges'

/**
 * `npm run changed`: which pages the last build has changed, and how they look before and after.
 *
 * `-- --since https://www.your-site.com`: against the published site, so what a deploy will change.
 * `-- --since <folder>`: against another build.
 * `-- --open`: opens the preview in the browser.
 */
try {
  const { since, open } = parseArgs({ options: { since: { type: 'string' }, open: { type: 'boolean', default: false } } }).values
  const { said, report } = await tellChanges(since)
  console.log(said)
  if (open) openInBrowser(report)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

function openInBrowser(address: string): void {
  const [command, ...rest] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open']
  const browser = spawn(command ?? '', [...rest, address], { stdio: 'ignore', detached: true })
  browser.once('error', ({ message }) => console.error(`No browser could be opened: ${message}.`))
  browser.unref()
}
