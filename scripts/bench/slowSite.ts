import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import config from '../../playwright.config'
import { type Certificate, makeCertificate, startSecureServer } from './secureServer'
import { startSlowLine } from './slowLine'

/** A built site at the end of a slow line. */
interface SlowSite {
  name: string
  origin: string
  close(): void
}

export interface TurnsOptions {
  /** How often each is measured. */
  runs: number
  /** Folder of another build to compare with. */
  against?: string | undefined
}

/** Far from the server: the conditions of the site’s performance targets (docs/performance.md). */
const line = { roundTripMs: 150, downKbit: 1600, upKbit: 750 }

/**
 * Measures subjects, such as pages, on the build at the end of a slow line. Another build, `against`, takes turns with it, subject by subject, so
 * that other load on the machine affects both.
 *
 * @param measure takes the origin of the build, and Chromium’s flags to trust it.
 * @returns the results by subject; with two builds, by subject and build.
 * @throws if there is no build in a folder.
 */
export async function measureInTurns<Subject extends { row: string }, Result>(
  { runs, against }: TurnsOptions,
  subjects: readonly Subject[],
  measure: (subject: Subject, origin: string, flags: string[]) => Promise<Result>,
): Promise<{ subject: Subject; row: string; results: Result[] }[]> {
  const certificate = makeCertificate()
  const sites = await serveBuilds(against, certificate)
  const measured = subjects.flatMap((subject) =>
    sites.map(({ name, origin }) => ({ subject, origin, row: against ? `${subject.row}, ${name}` : subject.row, results: [] as Result[] })),
  )
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { subject, origin, results } of measured) results.push(await measure(subject, origin, flagsFor(certificate)))
      console.log(`run ${run} of ${runs}, load ${loadavg()[0]?.toFixed(1)}`)
    }
  } finally {
    for (const site of sites) site.close()
  }
  return measured
}

/** The build as `now`, and another one as `against`. */
function serveBuilds(against: string | undefined, certificate: Certificate): Promise<SlowSite[]> {
  const builds = { now: 'dist/client', ...(against && { against: resolve(against) }) }
  return Promise.all(Object.entries(builds).map(([name, root]) => serveSlowly(name, root, certificate)))
}

async function serveSlowly(name: string, root: string, certificate: Certificate): Promise<SlowSite> {
  const server = await startSecureServer(root, certificate)
  const slow = await startSlowLine(server.port, line)
  const close = () => {
    slow.close()
    server.close()
  }
  return { name, origin: `https://localhost:${slow.port}`, close }
}

/** Chromium’s flags of the browser tests, and that it trusts the certificate by the hash of its key. */
function flagsFor({ publicKeyHash }: Certificate): string[] {
  return [...(config.use?.launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${publicKeyHash}`]
}
