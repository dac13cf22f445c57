import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { fileOfAddress } from '../renderer/pageFile'
import { folders } from './build/folders'
import { comparePublished } from './changed/comparePublished'
import { compareFolder, compareLastBuild } from './changed/comparison'
import { describeChange } from './changed/describeChange'
import { groupChanges } from './changed/groupChanges'
import { printChanges } from './changed/printChanges'
import { writeReport } from './changed/writeReport'

/**
 * `npm run changed`: which pages the last build has changed, and how they look before and after.
 *
 * `-- --since https://www.your-site.com`: against the published site, so what a deploy will change.
 * `-- --since <folder>`: against another build.
 * `-- --open`: opens the preview in the browser.
 */
try {
  const { since, open } = parseArgs({ options: { since: { type: 'string' }, open: { type: 'boolean', default: false } } }).values
  if (!existsSync(join(folders.site, 'index.html'))) throw new Error(`There is no build in ${folders.site}. Run \`npm run build\` first.`)
  const comparison = await compare(since)
  const groups = groupChanges(comparison.pages.flatMap((page) => describeChange(page) ?? []))
  const report = pathToFileURL(writeReport('dist/changed', groups, comparison)).href
  console.log(`${printChanges(groups, comparison.before)}\n\nBefore and after, side by side: ${report}`)
  if (open) openInBrowser(report)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function compare(since: string | undefined) {
  if (since === undefined) return compareLastBuild()
  if (!/^https?:/.test(since)) return compareFolder(since)
  if (!URL.canParse(since)) throw new Error(`--since ${since} is no address. It has to be one such as https://www.your-site.com, or a folder.`)
  return comparePublished(new URL(since).origin, (address) => readFileSync(join(folders.site, fileOfAddress(address)), 'utf8'))
}

function openInBrowser(address: string): void {
  const [command, ...rest] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? ['xdg-open']
  const browser = spawn(command ?? '', [...rest, address], { stdio: 'ignore', detached: true })
  browser.once('error', ({ message }) => console.error(`No browser could be opened: ${message}.`))
  browser.unref()
}
