import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bindSocket } from '../testing/listeningSocket'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { serverProgram } from '../testing/serverPrograms'
import { openDatabase } from './database/database'
import { inheritedSocket } from './inheritedSocket'

/** Concurrent connections during a restart with an inherited socket, as by systemd. */
const clients = 50
/** Before each restart: some of every client, on connections that are open already. */
const answersBetween = 4 * clients
/** Between two requests of a client: without a delay, the clients leave the starting server no CPU time. */
const requestDelayMs = 50
let folder: SampleFolder
let socket: ReturnType<typeof bindSocket>
let running: ChildProcess | undefined
/** The disk of the log is full all the while, which must end no server. */
const log = existsSync('/dev/full') ? openSync('/dev/full', 'w') : 'ignore'

beforeEach(() => {
  folder = sampleFolder()
  socket = bindSocket()
})
afterEach(() => {
  running?.kill('SIGKILL')
  socket.close()
  folder.remove()
})

/** With `exec`, the server keeps the shell’s process id, as systemd’s protocol requires. */
async function start(): Promise<ChildProcess> {
  const command = `LISTEN_PID=$$ exec "${process.execPath}" "${await serverProgram('serve')}"`
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder.path,
    env: { ...process.env, LISTEN_FDS: '1', DATABASE_URL: folder.databaseUrl, TRUSTED_HOPS: '1' },
    stdio: ['ignore', 'pipe', log, socket.fd],
  })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}

it(`loses no request of ${clients} connections, and no message, during two restarts`, async () => {
  running = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const failures: string[] = []
  let answered = 0
  let acknowledged = 0
  let isDone = false
  const client = async (number: number) => {
    for (let count = 0; !isDone; count++) {
      try {
        const isPost = count % 4 === 0
        const status = await send(
          agent,
          socket.port,
          isPost ? { message: `${number}-${count}`, address: `10.${number}.${count % 250}.${count >> 8}` } : undefined,
        )
        if (status !== 200) failures.push(`status ${status}`)
        answered++
        if (isPost && status === 200) acknowledged++
      } catch (error) {
        failures.push((error as Error).message)
      }
      await setTimeout(requestDelayMs)
    }
  }
  const all = Array.from({ length: clients }, (_, number) => client(number))
  for (let restart = 0; restart < 2; restart++) {
    const before = answered
    await expect.poll(() => answered).toBeGreaterThan(before + answersBetween)
    await stop(running)
    running = await start()
  }
  const before = answered
  await expect.poll(() => answered).toBeGreaterThan(before + answersBetween)
  isDone = true
  await Promise.all(all)
  agent.destroy()
  expect(failures).toEqual([])
  await stop(running)
  const database = await openDatabase(folder.databaseUrl)
  expect((await database.read('SELECT count(*) AS count FROM message')).rows[0]?.count).toBe(acknowledged)
  database.close()
})

it('uses an inherited socket only if it was passed to this process', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3)
  // Environment variables inherited from a parent process.
  expect(inheritedSocket({ LISTEN_PID: '6', LISTEN_FDS: '1' }, 7)).toBe(undefined)
  expect(inheritedSocket({}, 7)).toBe(undefined)
})

function send(agent: Agent, port: number, post: { message: string; address: string } | undefined): Promise<number> {
  const body = post && new URLSearchParams({ message: post.message }).toString()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: post ? '/backend/contact.php' : '/',
        method: post ? 'POST' : 'GET',
        headers: post ? { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': post.address } : {},
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
        response.once('error', reject)
      },
    )
    outgoing.once('error', reject)
    outgoing.end(body)
  })
}
