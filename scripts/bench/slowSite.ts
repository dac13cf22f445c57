import { createHash, X509Certificate } from 'node:crypto'
import { loadavg } from 'node:os'
import { resolve } from 'node:path'
import config from '../../playwright.config'
import { type SampleCertificate, sampleCertificate } from '../../testing/certificate'
import { startSecureServer } from './secureServer'
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
  const certificate = sampleCertificate(['localhost'])
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
function serveBuilds(against: string | undefined, certificate: SampleCertificate): Promise<SlowSite[]> {
  const builds = { now: 'dist/client', ...(against && { against: resolve(against) }) }
  return Promise.all(Object.entries(builds).map(([name, root]) => serveSlowly(name, root, certificate)))
}

async function serveSlowly(name: string, root: string, certificate: SampleCertificate): Promise<SlowSite> {
  const server = await startSecureServer(root, certificate)
  const slow = await startSlowLine(server.port)
  const close = () => {
    slow.close()
    server.close()
  }
  return { name, origin: `https://localhost:${slow.port}`, close }
}

/** Chromium’s flags of the browser tests, and that it trusts the certificate by the hash of its key. */
function flagsFor({ cert }: SampleCertificate): string[] {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return [...(config.use?.launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`]
}
