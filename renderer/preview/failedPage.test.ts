import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { listenOnFreePort } from '../../testing/freePort'
import { replaceFailedPage } from './failedPage'

async function answer(status: number, body: string) {
  let failures = 0
  const server = createServer((_, response) => {
    replaceFailedPage(response, () => {
      failures += 1
    })
    response.statusCode = status
    response.setHeader('Content-Length', Buffer.byteLength(body))
    response.write(body)
    response.end()
  })
  onTestFinished(() => void server.close())
  const response = await fetch(`http://127.0.0.1:${await listenOnFreePort(server)}`)
  return { status: response.status, text: await response.text(), failures }
}

it('sends a page that reloads and shows the problems of the files instead of one whose code fails', async () => {
  const { status, text, failures } = await answer(500, 'An error occurred.')
  expect([status, failures]).toEqual([500, 1])
  expect(text).toMatch(/<html [^>]*data-failed>.*\/preview\/showEdits\.ts/)
  expect(text).not.toContain('An error occurred.')
})

it.each([200, 404])('leaves a page with the status %i as it is', async (status) => {
  expect(await answer(status, 'A page')).toEqual({ status, text: 'A page', failures: 0 })
})
