import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bindSocket } from '../testing/listeningSocket'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { serverProgram } from '../testing/serverPrograms'
import { openDatabase } from './database/database'
import { inheritedSocket } from './inheritedSocket'

/** A restart as systemd does it, with the socket that it keeps: nobody is turned away. */
const clients = 50
/** Between two requests of one of them, in ms: without it, they take the processor from the server that starts, and wait for each other. */
const pause = 50
let folder: SampleFolder
let socket: ReturnType<typeof bindSocket>
let running: ChildProcess | undefined

beforeEach(() => {
  folder = sampleFolder()
  socket = bindSocket()
})
afterEach(() => {
  running?.kill('SIGKILL')
  socket.close()
  folder.remove()
})

/** The shell’s number becomes that of the server, as systemd has it. */
async function start(): Promise<ChildProcess> {
  const command = `LISTEN_PID=$$ exec "${process.execPath}" "${await serverProgram('serve')}"`
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: folder.path,
    env: { ...process.env, LISTEN_FDS: '1', DATABASE_URL: folder.databaseUrl, TRUSTED_HOPS: '1' },
    stdio: ['ignore', 'pipe', 'ignore', socket.fd],
  })
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
}

it(`loses no request of ${clients} connections, and no message, while it is restarted twice`, { timeout: 120_000 }, async () => {
  running = await start()
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const failures: string[] = []
  let answered = 0
  let thanked = 0
  let isOver = false
  const client = async (number: number) => {
    for (let count = 0; !isOver; count++) {
      try {
        const isPost = count % 4 === 0
        const status = await ask(
          agent,
          socket.port,
          isPost ? { message: `${number}-${count}`, address: `10.${number}.${count % 250}.${count >> 8}` } : undefined,
        )
        if (status !== 200) failures.push(`status ${status}`)
        answered++
        if (isPost && status === 200) thanked++
      } catch (error) {
        failures.push((error as Error).message)
      }
      await setTimeout(pause)
    }
  }
  const all = Array.from({ length: clients }, (_, number) => client(number))
  for (let restart = 0; restart < 2; restart++) {
    const before = answered
    await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 500)
    await stop(running)
    running = await start()
  }
  const before = answered
  await expect.poll(() => answered, { timeout: 30_000 }).toBeGreaterThan(before + 500)
  isOver = true
  await Promise.all(all)
  agent.destroy()
  expect(failures).toEqual([])
  await stop(running)
  const database = await openDatabase(folder.databaseUrl)
  expect((await database.read('SELECT count(*) AS count FROM message')).rows[0]?.count).toBe(thanked)
  database.close()
})

it('takes a socket only where it is meant', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3)
  // Of a parent that has not taken its own out of the environment.
  expect(inheritedSocket({ LISTEN_PID: '6', LISTEN_FDS: '1' }, 7)).toBe(undefined)
  expect(inheritedSocket({}, 7)).toBe(undefined)
})

function ask(agent: Agent, port: number, post: { message: string; address: string } | undefined): Promise<number> {
  const body = post && new URLSearchParams({ message: post.message }).toString()
  return new Promise((done, fail) => {
    const outgoing = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path: post ? '/backend/contact.php' : '/',
        method: post ? 'POST' : 'GET',
        headers: post ? { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-For': post.address } : {},
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => done(answer.statusCode ?? 0))
        answer.once('error', fail)
      },
    )
    outgoing.once('error', fail)
    outgoing.end(body)
  })
}
