import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listenOnFreePort } from '../../../testing/freePort'
import { fetchBackend } from './fetchBackend'

/** A backend that gives one answer to every call. */
async function backendAnswering(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body))
  onTestFinished(() => void server.close())
  return fetchBackend({ backend: `http://localhost:${await listenOnFreePort(server)}`, locale: 'en' })
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
