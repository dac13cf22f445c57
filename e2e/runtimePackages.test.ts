import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startProcess } from '../testing/sampleProcess'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> }
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { dev?: boolean }> }
/** The packages that `npm ci --omit=dev` installs, without those for other platforms. */
const installed = Object.keys(lock.packages).filter((place) => place !== '' && !lock.packages[place]?.dev)

describe('the packages of a server', () => {
  const place = mkdtempSync(join(tmpdir(), 'release-'))
  afterAll(() => rmSync(place, { recursive: true }))

  it('are exactly those that its programs import', () => {
    const code = readdirSync('dist/server').map((file) => readFileSync(join('dist/server', file), 'utf8'))
    const imported = code.flatMap((text) => [
      ...text.matchAll(/(?:^import .*?from ?|^import ?|\bimport\(|createRequire\([^)]*\)\()["']((?:@[\w-]+\/)?[\w.-]+)(?:\/[\w./-]+)?["']/gm),
    ])
    expect([...new Set(imported.map(([, name]) => name))].filter((name) => !name?.startsWith('.')).sort()).toEqual(Object.keys(dependencies).sort())
  })

  it('include no build tools', () => {
    const builders = /\/(esbuild|@esbuild|rolldown|vite|vike|typescript|tsx|sharp|react|styled-components|i18next)(\/|$)/
    expect(installed.filter((name) => builders.test(`/${name}`))).toEqual([])
  })

  it('are enough to serve the site', async () => {
    mkdirSync(join(place, 'dist'))
    for (const name of ['dist/client', 'content', 'locales', 'public']) symlinkSync(resolve(name), join(place, name))
    // Symbolic links would resolve to the folder with all packages.
    for (const name of ['dist/server', ...installed.filter(existsSync)])
      cpSync(name, join(place, name), { recursive: true, filter: (path) => !/\.(d\.ts|map|md|css)$/.test(path) })
    const server = await startProcess({}, place, ['dist/server/serve.mjs'])
    expect((await fetch(server.address)).status).toBe(200)
    expect((await fetch(`${server.address}/backend/blogs-category.php`)).status).toBe(200)
    await server.end('SIGTERM')
  })
})
