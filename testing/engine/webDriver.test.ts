import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listenOnFreePort } from '../freePort'
import { sendCommand } from './webDriver'

const server = createServer(async (request, response) => {
  const [body = ''] = await request.toArray()
  const script = String(body)
  if (script.includes('never')) return
  response.statusCode = script.includes('fails') ? 500 : 200
  response.end(JSON.stringify({ value: script.includes('fails') ? { error: 'javascript error' } : { method: request.method, script } }))
})
let address: string

beforeAll(async () => {
  address = `http://127.0.0.1:${await listenOnFreePort(server)}/session/1/execute/sync`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('gives the value of an answer', async () => {
  expect(await sendCommand(address, { body: { script: 'works' } })).toEqual({ method: 'POST', script: '{"script":"works"}' })
  expect(await sendCommand(address, { method: 'DELETE' })).toEqual({ method: 'DELETE', script: '' })
})

it('names the command that fails', async () => {
  await expect(sendCommand(address, { body: { script: 'fails' } })).rejects.toThrow('POST /session/1/execute/sync: javascript error')
})

it('names the command that is never answered', async () => {
  await expect(sendCommand(address, { body: { script: 'never' }, limitMs: 50 })).rejects.toThrow('POST /session/1/execute/sync: no answer in 50 ms')
})
