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

/** Has only this plugin, and sees only the changes that the test emits. */
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

it('reuses drawings until the code of a drawing changes', async () => {
  const first = await addresses()
  version = 2
  server.watcher.emit('change', `${server.config.root}/components/Picture.tsx`)
  expect(await addresses()).toEqual(first)
  server.watcher.emit('change', `${server.config.root}/art/subjects/projects.ts`)
  await expect.poll(addresses).not.toEqual(first)
})

it('provides small drawings as data URLs for attributes', async () => {
  const { inlined } = await server.ssrLoadModule('virtual:drawings')
  expect(Object.keys(inlined)).toEqual(['erp'])
  expect(inlined.erp).toMatchObject(size)
  expect(inlined.erp.src).not.toContain('"')
  expect(await (await fetch(inlined.erp.src)).text()).toBe(`<svg stroke='#111' width='50%'>${version}</svg>`)
})

async function addresses(): Promise<unknown> {
  return (await server.ssrLoadModule('virtual:drawings')).drawings
}
