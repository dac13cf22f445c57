import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import config from '../../playwright.config'

/** What Lighthouse finds in one page; numbers are medians of several runs. */
export interface LighthouseFigures {
  /** Performance, accessibility, best practices, search engines: each of 100. */
  scores: string
  /** First and largest contentful paint, ms. */
  fcp: number
  lcp: number
  /** Total blocking time, ms. */
  tbt: number
  /** Cumulative layout shift, which has no unit. */
  cls: number
  /** ms */
  speedIndex: number
  /** The element that is the largest paint, as its HTML begins. */
  largest: string
  /** Audits that are not full in one run or more. */
  notFull: string[]
  versions: { Lighthouse: string; Chromium: string }
}

/** Those of the browser tests, but for the features that are switched off there: some would change what is measured. */
const flags = ['--headless', ...(config.use?.launchOptions?.args ?? []).filter((flag) => !flag.startsWith('--disable-features'))]

/**
 * Lighthouse as it measures by default: a phone, its network and processor simulated from what a fast one did, so that
 * what else this machine does counts for little. Each run has a new browser with an empty profile.
 *
 * @param address of the page.
 * @param runs how many; an odd number, so that there is one in the middle.
 * @throws where a run fails twice (a busy machine loses a trace now and then), with what Lighthouse says.
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export async function measureByLighthouse(address: string, runs: number, chromiumPath: string): Promise<LighthouseFigures> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) results.push(await runOnce(address, chromiumPath).catch(() => runOnce(address, chromiumPath)))
  const score = (category: string) => Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? 0)))
  const value = (audit: string, digits = 0) => Number(median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)).toFixed(digits))
  return {
    scores: ['performance', 'accessibility', 'best-practices', 'seo'].map(score).join('/'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift', 3),
    speedIndex: value('speed-index'),
    largest: largestElement(results[0]),
    notFull: [...new Set(results.flatMap(notFull))],
    versions: versionsOf(results[0]),
  }
}

async function runOnce(address: string, chromePath: string): Promise<Result> {
  const browser = await launch({ chromePath, chromeFlags: flags, logLevel: 'error' })
  try {
    const run = await lighthouse(address, { port: browser.port, output: 'json', logLevel: 'error' })
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse has not measured ${address}: ${run?.lhr.runtimeError?.message ?? 'it says nothing'}`)
    return run.lhr
  } finally {
    browser.kill()
  }
}

function notFull({ audits }: Result): string[] {
  return Object.values(audits).flatMap(({ id, score }) => (score !== null && score < 1 ? [id] : []))
}

function versionsOf(result: Result | undefined): LighthouseFigures['versions'] {
  const [, Chromium = ''] = /Chrome\/([\d.]+)/.exec(result?.environment.hostUserAgent ?? '') ?? []
  return { Lighthouse: result?.lighthouseVersion ?? '', Chromium }
}

interface ElementTable {
  items?: { items?: { node?: { snippet?: string } }[] }[]
}

function largestElement(result: Result | undefined): string {
  const details = result?.audits['largest-contentful-paint-element']?.details as ElementTable | undefined
  return details?.items?.[0]?.items?.[0]?.node?.snippet?.slice(0, 60) ?? ''
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
