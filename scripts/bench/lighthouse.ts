import { launch } from 'chrome-launcher'
import type { Result } from 'lighthouse'
import config from '../../playwright.config'
import { median } from './summarize'

/** Lighthouse results of a page; numbers are medians of several runs. */
interface LighthouseFigures {
  /** Performance, accessibility, best practices, SEO: each out of 100. */
  scores: string
  /** First and largest contentful paint, ms. */
  fcp: number
  lcp: number
  /** Total blocking time, ms. */
  tbt: number
  /** Cumulative layout shift (no unit). */
  cls: number
  /** ms */
  speedIndex: number
  /** The largest-paint element: the beginning of its HTML. */
  largest: string
  /** Audits below full score in at least one run. */
  imperfect: string[]
  versions: { Lighthouse: string; Chromium: string }
}

/** Flags of the browser tests, except `--disable-features`, which affects the measurement. */
const flags = ['--headless', ...(config.use?.launchOptions?.args ?? []).filter((flag) => !flag.startsWith('--disable-features'))]

/**
 * Runs Lighthouse with its defaults: a phone with simulated throttling of network and processor, which makes it robust against
 * other load on the machine. Each run has a new browser with an empty profile.
 *
 * @param address of the page.
 * @param runs an odd number, so that there is a median run.
 * @throws if a run fails twice (a busy machine occasionally loses a trace), with Lighthouse’s message.
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
    imperfect: [...new Set(results.flatMap(imperfect))],
    versions: versionsOf(results[0]),
  }
}

async function runOnce(address: string, chromePath: string): Promise<Result> {
  // Loaded here, as it takes longer than all other modules of `npm run bench` together.
  const { default: lighthouse } = await import('lighthouse')
  const browser = await launch({ chromePath, chromeFlags: flags, logLevel: 'error' })
  try {
    const run = await lighthouse(address, { port: browser.port, output: 'json', logLevel: 'error' })
    if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${run?.lhr.runtimeError?.message ?? 'no message'}`)
    return run.lhr
  } finally {
    browser.kill()
  }
}

function imperfect({ audits }: Result): string[] {
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
