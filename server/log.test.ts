import { closeSync, existsSync, openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProcess } from '../testing/sampleProcess'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { createLog, writeTo } from './log'

describe('createLog', () => {
  const logLines = (format: 'text' | 'json') => {
    const written: string[] = []
    const log = createLog(format, (text) => written.push(text))
    log('All is well.')
    log('Something is wrong.', { level: 'error', request: 'a1', attempts: 2 })
    return written
  }

  it('writes text', () => {
    expect(logLines('text')).toEqual(['All is well.\n', 'Something is wrong. (request a1)\n'])
  })

  it('writes JSON with all facts', () => {
    const [info, error] = logLines('json').map((text) => JSON.parse(text))
    expect(info).toEqual({ level: 30, time: expect.any(Number), pid: process.pid, msg: 'All is well.' })
    expect(error).toMatchObject({ level: 50, msg: 'Something is wrong.', request: 'a1', attempts: 2 })
  })

  it.skipIf(!existsSync('/dev/full')).each(['text', 'json'] as const)('does not end the server while its disk is full: %s', async (format) => {
    const disk = openSync('/dev/full', 'w')
    const log = createLog(format, writeTo(disk))
    for (let line = 0; line < 3; line++) {
      log('The disk is full.')
      await setImmediate()
    }
    closeSync(disk)
  })
})

describe('the server’s log with LOG_FORMAT=json', () => {
  let folder: SampleFolder
  beforeEach(() => {
    folder = sampleFolder()
  })
  afterEach(() => folder.remove())

  it('is JSON in every line, has the ids of requests, and no personal data', async () => {
    const server = await startProcess({ DATABASE_URL: folder.databaseUrl, LOG_FORMAT: 'json' }, folder.path)
    const send = (headers: Record<string, string>) =>
      fetch(`${server.address}/backend/contact.php?who=grace`, {
        method: 'POST',
        body: new URLSearchParams({ fname: 'Grace', lname: 'Hopper', email: 'grace@example.org', contact: '+44 1', message: 'A compiler' }),
        headers: { Accept: 'application/json', 'User-Agent': 'GraceBrowser', Referer: 'https://grace.test/', 'X-Forwarded-For': '203.0.113.7', ...headers },
      })
    const generated = (await send({})).headers.get('X-Request-Id')
    expect((await send({ 'X-Request-Id': 'from-nginx-1' })).headers.get('X-Request-Id')).toBe('from-nginx-1')
    expect((await send({ 'X-Request-Id': 'not {"an": "id"}' })).headers.get('X-Request-Id')).toMatch(/^[\w-]{36}$/)
    await fetch(`${server.address}/services/graces-secret?q=grace`)
    await fetch(`${server.address}/backend/blog.php?slug=what-grace-reads`)
    await server.end('SIGTERM')

    const lines = server.output().trim().split('\n')
    const documents = lines.map((line) => JSON.parse(line))
    expect(documents).toContainEqual(
      expect.objectContaining({ request: generated, method: 'POST', call: '/backend/contact.php', status: 200, milliseconds: expect.any(Number) }),
    )
    expect(documents.filter(({ request }) => request === 'from-nginx-1')).toHaveLength(1)
    // Words with letters that the ids, which are hexadecimal, do not have.
    expect(server.output()).not.toMatch(/grace|hopper|compiler|203\.0\.113|blog\.php|secret/i)
  })
})
