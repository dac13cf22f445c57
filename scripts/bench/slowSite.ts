import { resolve } from 'node:path'
import config from '../../playwright.config'
import { type Certificate, startSecureServer } from './secureServer'
import { startSlowLine } from './slowLine'

/** A built site at the end of a slow line. */
export interface SlowSite {
  name: string
  origin: string
  close(): void
}

/** Far from the server: the conditions of the site’s performance targets (docs/performance.md). */
const line = { roundTripMs: 150, downKbit: 1600, upKbit: 750 }

/**
 * Serves the build as `now`, and another one, to be measured in turns with it, as `against`.
 *
 * @throws if there is no build in a folder.
 */
export function serveBuilds(against: string | undefined, certificate: Certificate): Promise<SlowSite[]> {
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
export function flagsFor({ publicKeyHash }: Certificate): string[] {
  return [...(config.use?.launchOptions?.args ?? []), `--ignore-certificate-errors-spki-list=${publicKeyHash}`]
}
