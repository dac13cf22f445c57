import { cpus } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from '@playwright/test'
import { address } from '../../i18n/address'
import { locales } from '../../i18n/languages'
import config from '../../playwright.config'
import { findChromium } from '../../testing/findChromium'
import { startProcess } from '../../testing/sampleProcess'
import { samples } from '../../testing/samples'
import { measureByLighthouse } from './lighthouse'
import { findLongestTasks } from './mainThread'
import { weighPage } from './pageWeights'
import { phone } from './phone'

type Table = Record<string, object>

/** Of Lighthouse; figures are medians. */
const runs = 3

/** Names of the `samples` measured by Lighthouse. */
const lighthouseTypes = ['home page', 'work', 'case study', 'service', 'contact-us', 'translated post']

/**
 * Prints weight and longest tasks of every type of page, and runs Lighthouse on six types in every language; all against the
 * server of `npm run serve`.
 *
 * @param folder for a database.
 * @throws if there is no build, or if Lighthouse or the browser fails.
 */
export async function benchPages(folder: string): Promise<Table> {
  const chromiumPath = findChromium()
  const server = await startProcess({ DATABASE_URL: `file:${join(folder, 'site.db')}` })
  try {
    print('kB, compressed, on a phone', await onPhone(server.address, chromiumPath, weighPage))
    print('longest tasks of the main thread, four times slower than here, ms', await onPhone(server.address, chromiumPath, findLongestTasks))
    return await runLighthouse(server.address, chromiumPath)
  } finally {
    await server.end('SIGTERM')
  }
}

/** Measures each type of page in a new browser context. */
async function onPhone(origin: string, executablePath: string, measure: (context: BrowserContext, address: string) => Promise<object>): Promise<Table> {
  const browser = await chromium.launch({ ...config.use?.launchOptions, executablePath })
  const table: Table = {}
  for (const { name, path } of samples.filter(({ again }) => !again)) {
    const context = await browser.newContext(phone)
    table[name] = await measure(context, origin + path)
    await context.close()
  }
  await browser.close()
  return table
}

async function runLighthouse(origin: string, chromiumPath: string): Promise<Table> {
  const table: Table = {}
  const imperfect = new Map<string, string[]>()
  for (const { name, path } of samples.filter((sample) => lighthouseTypes.includes(sample.name))) {
    for (const locale of locales) {
      const page = `${name}, ${locale}`
      const { imperfect: audits, versions, ...figures } = await measureByLighthouse(origin + address(path, locale), runs, chromiumPath)
      table[page] = figures
      for (const audit of audits) imperfect.set(audit, [...(imperfect.get(audit) ?? []), page])
      if (Object.keys(table).length === 1) print(`Lighthouse, medians of ${runs}`, { with: { ...versions, machine: machine() } })
    }
  }
  print('audits below full score', Object.fromEntries([...imperfect].sort().map(([audit, pages]) => [audit, { pages: pages.length, first: pages[0] }])))
  return table
}

function print(title: string, table: Table) {
  console.log(`\n${title}`)
  console.table(table)
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`
}
