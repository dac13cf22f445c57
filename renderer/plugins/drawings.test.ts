import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawings } from './drawings'

let version = 1
const size = { width: 8, height: 6 }
const heavy = `<svg><path d="${Array.from({ length: 4000 }, (_, index) => (index * 7919) % 9973)}"/></svg>`
const draw = async () =>
  new Map([
    ['erp', { svg: `<svg stroke="#111" width="50%">${version}</svg>`, ...size }],
    ['heavy', { svg: heavy, ...size }],
  ])

/** With nothing else than the plugin, and no changes but those that are told. */
let server: ViteDevServer
beforeAll(async () => {
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    plugins: [drawings(draw)],
    server: { middlewareMode: true, watch: { ignored: ['**'] }, ws: false },
  })
})
afterAll(() => server.close())

it('gives what was drawn before, until the code of a drawing changes', async () => {
  const first = await addresses()
  version = 2
  server.watcher.emit('change', `${server.config.root}/components/Picture.tsx`)
  expect(await addresses()).toEqual(first)
  server.watcher.emit('change', `${server.config.root}/art/subjects/projects.ts`)
  await expect.poll(addresses).not.toEqual(first)
})

it('gives a light drawing whole, as an address that may stand in a page', async () => {
  const { inlined } = await server.ssrLoadModule('virtual:drawings')
  expect(Object.keys(inlined)).toEqual(['erp'])
  expect(inlined.erp).toMatchObject(size)
  expect(inlined.erp.src).not.toContain('"')
  expect(await (await fetch(inlined.erp.src)).text()).toBe(`<svg stroke='#111' width='50%'>${version}</svg>`)
})

async function addresses(): Promise<unknown> {
  return (await server.ssrLoadModule('virtual:drawings')).drawings
}
