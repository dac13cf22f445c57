import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawings } from './drawings'

let version = 1
const draw = async () => new Map([['erp', { svg: `<svg>${version}</svg>`, width: 8, height: 6 }]])

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
  server.watcher.emit('change', `${server.config.root}/components/art/subjects/projects.ts`)
  await expect.poll(addresses).not.toEqual(first)
})

async function addresses(): Promise<unknown> {
  return (await server.ssrLoadModule('virtual:drawings')).drawings
}
