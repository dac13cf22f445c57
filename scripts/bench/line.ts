import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { address } from '../../i18n/address'
import { type Locale, locales } from '../../i18n/languages'
import { fileOfAddress } from '../../i18n/pageFile'
import { findChromium } from '../../testing/findChromium'
import { samples } from '../../testing/samples'
import { budgetOf } from '../audit/budgets'
import { parsePage } from '../audit/parsePage'
import { type FirstVisit, visitFirst } from './firstVisit'
import { phone } from './phone'
import { makeCertificate } from './secureServer'
import { flagsFor, serveBuilds } from './slowSite'
import { summarize } from './summarize'

interface LineBenchOptions {
  /** Number of visits per page. */
  runs: number
  /** Another build to compare with, in turns. */
  against?: string | undefined
  report: (line: string) => void
}

/** Of the processor, as in the site’s performance targets. */
const slowdown = 4

const pageTypes = ['home page', 'about', 'service', 'contact-us', 'case study', 'translated post']

/**
 * Waiting times of first visits over a slow line, on six types of page in every language. Two builds take turns, page by page, so that
 * other load on the machine affects both.
 *
 * @returns a row per page and build: median / fastest of the runs.
 * @throws if there is no build or no browser.
 */
export async function benchLine({ runs, against, report }: LineBenchOptions): Promise<Record<string, object>> {
  const certificate = makeCertificate()
  const sites = await serveBuilds(against, certificate)
  const browser = await chromium.launch({ executablePath: findChromium(), args: flagsFor(certificate) })
  const pages = samples.filter(({ name }) => pageTypes.includes(name)).flatMap(({ name, path }) => locales.map((locale) => ({ name, path, locale })))
  const visits = new Map<string, FirstVisit[]>()
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { name, path, locale } of pages) {
        for (const site of sites) {
          const row = `${name}, ${locale}${against ? `, ${site.name}` : ''}`
          const context = await browser.newContext(phone)
          visits.set(row, [...(visits.get(row) ?? []), await visitFirst(context, site.origin + address(path, locale), slowdown)])
          await context.close()
        }
      }
      report(`run ${run} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`)
    }
  } finally {
    await browser.close()
    for (const site of sites) site.close()
  }
  const budgets = new Map(pages.map(({ name, path, locale }) => [`${name}, ${locale}`, budget(path, locale)]))
  return Object.fromEntries([...visits].map(([row, found]) => [row, summarize(found, budgets.get(row.replace(/, (now|against)$/, '')) ?? 0)]))
}

function budget(path: string, locale: Locale): number {
  const file = fileOfAddress(address(path, locale))
  return budgetOf(parsePage(`/${file}`, readFileSync(join('dist/client', file), 'utf8'), '', false)).page
}
