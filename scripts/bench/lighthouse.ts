import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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

/**
 * Fetched from the npm registry when it is run: with what it depends on it is a fifth of the files of an installation, and only this measurement
 * needs it. The last major version for Node 20.
 */
const version = 'lighthouse@12.8.2'

/** What is read of Lighthouse’s result (`LHR`). @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Result {
  lighthouseVersion: string
  environment: { hostUserAgent: string }
  runtimeError?: { message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<string, { id: string; score: number | null; numericValue?: number; details?: ElementTable }>
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

async function runOnce(address: string, chromiumPath: string): Promise<Result> {
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`]
  const { stdout } = await promisify(execFile)('npm', ['exec', '--yes', `--package=${version}`, '--', 'lighthouse', address, ...options], {
    env: { ...process.env, CHROME_PATH: chromiumPath },
    maxBuffer: 64 * 1024 * 1024,
  })
  const result: Result = JSON.parse(stdout)
  if (result.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${result.runtimeError.message}`)
  return result
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
  return result?.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.snippet?.slice(0, 60) ?? ''
}
