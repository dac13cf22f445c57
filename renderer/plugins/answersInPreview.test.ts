import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect, ViteDevServer } from 'vite'
import { expect, it, vi } from 'vitest'
import { answersInPreview } from './answersInPreview'

it.each(['//', '//?a', '/about', '/admins'])('leaves %s to the others', async (url) => {
  let serve: Connect.NextHandleFunction | undefined
  const server = { middlewares: { use: (handler: Connect.NextHandleFunction) => (serve = handler) } }
  ;(answersInPreview().configureServer as (server: ViteDevServer) => void)(server as unknown as ViteDevServer)
  const next = vi.fn()
  await serve?.({ url } as IncomingMessage, {} as ServerResponse, next)
  expect(next.mock.calls).toEqual([[]])
})
