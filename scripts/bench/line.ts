import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { address } from '../../i18n/address'
import { type Locale, locales } from '../../i18n/languages'
import { fileOfAddress } from '../../i18n/pageFile'
import { findChromium } from '../../testing/findChromium'
import { samples } from '../../testing/samples'
import { budgetOf } from '../audit/budgets'
import { parsePage } from '../audit/parsePage'
import { visitFirst } from './firstVisit'
import { phone } from './phone'
import { measureInTurns, type TurnsOptions } from './slowSite'
import { summarize } from './summarize'

const pageTypes = ['home page', 'about', 'service', 'contact-us', 'case study', 'translated post']

/**
 * Waiting times of first visits over a slow line, on six types of page in every language.
 *
 * @returns a row per page and build: median / fastest of the runs.
 * @throws if there is no build or no browser.
 */
export async function benchLine(options: TurnsOptions): Promise<Record<string, object>> {
  const types = samples.filter(({ name }) => pageTypes.includes(name))
  const pages = types.flatMap(({ name, path }) => locales.map((locale) => ({ row: `${name}, ${locale}`, path, locale })))
  let browser: Browser | undefined
  try {
    const visits = await measureInTurns(options, pages, async ({ path, locale }, origin, args) => {
      browser ??= await chromium.launch({ executablePath: findChromium(), args })
      const context = await browser.newContext(phone)
      const visit = await visitFirst(context, origin + address(path, locale))
      await context.close()
      return visit
    })
    return Object.fromEntries(visits.map(({ subject: { path, locale }, row, results }) => [row, summarize(results, budget(path, locale))]))
  } finally {
    await browser?.close()
  }
}

function budget(path: string, locale: Locale): number {
  const file = fileOfAddress(address(path, locale))
  return budgetOf(parsePage(`/${file}`, readFileSync(join('dist/client', file), 'utf8'), '', false)).page
}
