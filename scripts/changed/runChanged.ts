import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fileOfAddress } from '../../i18n/pageFile'
import { folders } from '../../renderer/prerender/folders'
import { comparePublished } from './comparePublished'
import { type Comparison, compareFolder, compareLastBuild } from './comparison'
import { describeChange } from './describeChange'
import { groupChanges } from './groupChanges'
import { printChanges } from './printChanges'
import { writeReport } from './writeReport'

/**
 * `npm run changed`, in the current folder.
 *
 * @param since address of the published site, or folder of another build; the build before the last by default.
 * @returns the output, and the address of the written report.
 * @throws if there is nothing to compare with.
 */
export async function runChanged(since?: string): Promise<{ output: string; report: string }> {
  if (!existsSync(join(folders.site, 'index.html'))) throw new Error(`There is no build in ${folders.site}. Run \`npm run build\` first.`)
  const comparison = await compare(since)
  const groups = groupChanges(comparison.pages.flatMap((page) => describeChange(page) ?? []))
  const report = pathToFileURL(writeReport('dist/changed', groups, comparison)).href
  return { output: `${printChanges(groups, comparison.before)}\n\nBefore and after, side by side: ${report}`, report }
}

async function compare(since: string | undefined): Promise<Comparison> {
  if (since === undefined) return compareLastBuild()
  if (!/^https?:/.test(since)) return compareFolder(since)
  if (!URL.canParse(since)) throw new Error(`--since ${since} is not an address. It must be an address such as https://www.your-site.com, or a folder.`)
  return comparePublished(new URL(since).origin, (address) => readFileSync(join(folders.site, fileOfAddress(address)), 'utf8'))
}
