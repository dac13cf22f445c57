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

type Table = Record<string, object>

export interface PageBenchOptions {
  /** For a database. */
  folder: string
  /** Figures of Lighthouse are medians of so many runs. */
  runs: number
  /** Gets each table as soon as it is there. */
  report: (title: string, table: Table) => void
}

/** A phone, as Lighthouse has it. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true, locale: 'en-GB' }

/** What Lighthouse looks at, by the names of `samples`. */
const lighthouseTypes = ['home page', 'work', 'case study', 'service', 'contact-us', 'translated post']

/**
 * What every type of page weighs and how long it keeps the main thread busy, and what Lighthouse says of six types in every
 * language; all against the server of `npm run serve`.
 *
 * @throws where there is no build, and where Lighthouse or the browser fails.
 */
export async function benchPages({ folder, runs, report }: PageBenchOptions): Promise<Table> {
  const chromiumPath = findChromium()
  const server = await startProcess({ DATABASE_URL: `file:${join(folder, 'site.db')}` })
  try {
    report('kB as they travel, on a phone', await onPhone(server.address, chromiumPath, weighPage))
    report('longest tasks of the main thread, four times slower than here, ms', await onPhone(server.address, chromiumPath, findLongestTasks))
    return await askLighthouse(server.address, chromiumPath, { runs, report })
  } finally {
    await server.end('SIGTERM')
  }
}

/** A figure of each type of page, in a browser that has visited nothing yet. */
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

async function askLighthouse(origin: string, chromiumPath: string, { runs, report }: Pick<PageBenchOptions, 'runs' | 'report'>): Promise<Table> {
  const table: Table = {}
  const notFull = new Map<string, string[]>()
  for (const { name, path } of samples.filter((sample) => lighthouseTypes.includes(sample.name))) {
    for (const locale of locales) {
      const page = `${name}, ${locale}`
      const { notFull: audits, versions, ...figures } = await measureByLighthouse(origin + address(path, locale), runs, chromiumPath)
      table[page] = figures
      for (const audit of audits) notFull.set(audit, [...(notFull.get(audit) ?? []), page])
      if (Object.keys(table).length === 1) report(`Lighthouse, medians of ${runs}`, { with: { ...versions, machine: machine() } })
    }
  }
  report('audits that are not full', Object.fromEntries([...notFull].sort().map(([audit, pages]) => [audit, { pages: pages.length, first: pages[0] }])))
  return table
}

function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`
}
