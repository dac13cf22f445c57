import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type RunningServer, type ServerOptions, startServer } from '../server/server'
import { readSettings } from '../server/settings'

/**
 * A temporary folder for a test, with a small build and space for a database. The server can run there, with the
 * project’s content and texts.
 */
export interface SampleFolder {
  path: string
  /** Folder of the build. */
  build: string
  databaseUrl: string
  remove(): void
}

export function sampleFolder(): SampleFolder {
  const path = mkdtempSync(join(tmpdir(), 'server-'))
  const build = join(path, 'dist/client')
  mkdirSync(join(build, 'ja'), { recursive: true })
  writeFileSync(join(build, 'index.html'), 'home')
  writeFileSync(join(build, 'lastmod.json'), '{}')
  writeFileSync(join(build, '404.html'), 'missing')
  writeFileSync(join(build, 'ja', '404.html'), 'ありません')
  for (const name of ['content', 'locales']) symlinkSync(resolve(name), join(path, name))
  return { path, build, databaseUrl: `file:${join(path, 'data', 'site.db')}`, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The complete server on a free port, like `npm run serve`, with a sample build, and silent. */
export function startSample(folder: SampleFolder, environment: Record<string, string> = {}, options: ServerOptions = {}): Promise<RunningServer> {
  return startServer(readSettings({ PORT: '0', DATABASE_URL: folder.databaseUrl, ...environment }), { root: folder.build, log: () => {}, ...options })
}
