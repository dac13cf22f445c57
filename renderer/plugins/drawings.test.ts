import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { build, createServer, type Plugin, type Rolldown, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawings } from './drawings'

let version: number | 'wrong' = 1
const size = { width: 8, height: 6 }
const heavy = `<svg><path d="${Array.from({ length: 4000 }, (_, index) => (index * 7919) % 9973)}"/></svg>`
const draw = async () => {
  if (version === 'wrong') throw new Error('a mistake in art/')
  return new Map([
    ['erp', { svg: `<svg stroke="#111" width="50%" viewBox="0 0 8 6">${version}</svg>`, ...size }],
    ['heavy', { svg: heavy, ...size }],
  ])
}

/** Has only this plugin, and sees only the changes that the test emits. */
let server: ViteDevServer
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawings(draw)],
    server: { middlewareMode: true, watch: { ignored: ['**'] }, ws: false },
    // Else Vite would write its record of prepared packages, an empty one, over that of a preview that has the same node_modules, as a test’s has.
    optimizeDeps: { noDiscovery: true },
  })
})
afterAll(() => server.close())

it('reuses drawings until the code of a drawing changes', async () => {
  const first = await addresses()
  version = 2
  server.watcher.emit('change', `${server.config.root}/components/Picture.tsx`)
  expect(await addresses()).toEqual(first)
  server.watcher.emit('change', `${server.config.root}/art/subjects/projects.ts`)
  await expect.poll(addresses).not.toEqual(first)
})

it('provides small drawings as valid data URLs for attributes', async () => {
  const { inlined } = await server.ssrLoadModule('virtual:drawings')
  expect(Object.keys(inlined)).toEqual(['erp'])
  expect(inlined.erp).toMatchObject(size)
  expect(inlined.erp.src).not.toMatch(/["\s]/)
  expect(await (await fetch(inlined.erp.src)).text()).toBe(`<svg stroke='#111' width='50%' viewBox='0,0,8,6'>${version}</svg>`)
})

it('answers requests for pictures while the code of a drawing is wrong, and with the picture once it is right', async () => {
  const http = createHttpServer(server.middlewares).listen(0)
  const isShown = async () => (await fetch(`http://localhost:${(http.address() as AddressInfo).port}/art/erp.svg`)).ok
  for (const code of ['wrong', 3] as const) {
    version = code
    server.watcher.emit('change', `${server.config.root}/art/subjects/projects.ts`)
    await expect.poll(isShown).toBe(code !== 'wrong')
  }
  http.close()
})

it('puts the drawings into the bundle once they are finished, and only where they are used', async () => {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === 'entry' ? id : undefined),
    load: (id) => (id === 'entry' ? `import { inlined } from 'virtual:drawings'\nexport const name = Object.keys(inlined).join()` : undefined),
  }
  const options = { ssr: true, write: false, rolldownOptions: { input: 'entry' } } as const
  const { output } = (await build({ configFile: false, logLevel: 'silent', plugins: [entry, drawings(draw)], build: options })) as Rolldown.RolldownOutput
  const { name } = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)
  expect(name).toBe('erp')
  expect(output[0].code).not.toContain('heavy')
})

async function addresses(): Promise<unknown> {
  return (await server.ssrLoadModule('virtual:drawings')).drawings
}
