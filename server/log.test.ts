import { execFileSync } from 'node:child_process'
import { closeSync, constants, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startProcess } from '../testing/sampleProcess'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { createLog, writeTo } from './log'

let folder: SampleFolder
beforeEach(() => {
  folder = sampleFolder()
})
afterEach(() => folder.remove())

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

  it.skipIf(process.platform === 'win32').each(['text', 'json'] as const)('keeps its lines while nobody reads them: %s', (format) => {
    const pipe = join(folder.path, 'log')
    execFileSync('mkfifo', [pipe])
    const openReader = () => openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK)
    let reader = openReader()
    const writer = openSync(pipe, 'w')
    const log = createLog(format, writeTo(writer))
    closeSync(reader)
    for (const line of ['The collector', 'of the log', 'has ended.']) log(line)
    reader = openReader()
    log('It is back.')
    const said = Buffer.alloc(4096)
    expect(said.toString('utf8', 0, readSync(reader, said))).toMatch(/^.*The collector.*\n.*of the log.*\n.*has ended\..*\n.*It is back\..*\n$/)
    closeSync(writer)
    closeSync(reader)
  })
})

describe('the server’s log with LOG_FORMAT=json', () => {
  it('is JSON as well if the server does not start, in one line', async () => {
    const failure = await startProcess({ PORT: 'x', LOG_FORMAT: 'json' }, folder.path).catch(({ message }: Error) => message)
    expect(JSON.parse(String(failure).replace(/^The server has ended:\n/, ''))).toMatchObject({ level: 50, msg: expect.stringContaining('PORT=x') })
  })

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
