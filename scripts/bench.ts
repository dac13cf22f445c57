import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchBuild } from './bench/build'
import { crash } from './bench/crash'
import { compareServers } from './bench/requests'

const usage = `npm run bench -- build       time and memory of the build, 300 to 30,000 pages, from nothing and after an edit; half an hour
npm run bench -- crash       500 submissions at once, the server killed at a random moment, 20 rounds
npm run bench -- requests    requests per second and latency, against nginx (Debian: apt-get install nginx-light)`

/** `npm run bench -- <what>`: figures that README and docs quote; all but `build` use the build in dist/client. */
const commands: Record<string, (folder: string) => Promise<object>> = {
  build: () => benchBuild({ posts: [33, 1000, 10_000], runs: 3, report: console.log }),
  crash: (folder) => crash({ rounds: 20, submissions: 500, databaseUrl: `file:${join(folder, 'site.db')}`, report: console.log }),
  requests: (folder) => compareServers({ folder, root: 'dist/client' }),
}

const command = commands[process.argv[2] ?? '']
if (!command || process.argv.length > 3) {
  console.error(usage)
  process.exit(1)
}
const folder = mkdtempSync(join(tmpdir(), 'bench-'))
try {
  console.table(await command(folder))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
