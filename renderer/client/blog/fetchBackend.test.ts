import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { fetchBackend } from './fetchBackend'

/** A backend that gives one answer to every call. */
async function backendAnswering(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body)).listen(0)
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  return fetchBackend({ backend: `http://localhost:${(server.address() as AddressInfo).port}`, locale: 'en' })
}

it('takes null for a failure', async () => {
  const { categories, items, post } = await backendAnswering(200, 'null')
  // Each called when it is awaited, because one that fails before the one in front of it would be an unhandled rejection.
  for (const call of [categories, () => items('a'), () => post('a')]) await expect(call()).rejects.toThrow('answered 200')
})

it('takes 404 for a missing post, and for a failure of the list that always exists', async () => {
  const { categories, items, post } = await backendAnswering(404, '{}')
  await expect(categories()).rejects.toThrow('404')
  expect([await items('a'), await post('a')]).toEqual([undefined, undefined])
})
