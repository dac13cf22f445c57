import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bindSocket } from '../testing/listeningSocket'
import { clients, startLoad } from '../testing/load'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { serverProgram } from '../testing/serverPrograms'
import { openDatabase } from './database/database'
import { inheritedSocket } from './inheritedSocket'

/** Before each restart: some of every client, on connections that are open already. */
const answersBetween = 4 * clients
let folder: SampleFolder
/** Inherited by each server, as from systemd. */
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
  const load = startLoad(socket.port, '/')
  for (let restart = 0; restart < 2; restart++) {
    const before = load.answered()
    await expect.poll(load.answered).toBeGreaterThan(before + answersBetween)
    await stop(running)
    running = await start()
  }
  const before = load.answered()
  await expect.poll(load.answered).toBeGreaterThan(before + answersBetween)
  const { failures, acknowledged } = await load.end()
  expect(failures).toEqual([])
  await stop(running)
  const database = await openDatabase(folder.databaseUrl)
  expect((await database.read('SELECT count(*) AS count FROM message')).rows[0]?.count).toBe(acknowledged.length)
  database.close()
})

it('uses an inherited socket only if it was passed to this process', () => {
  expect(inheritedSocket({ LISTEN_PID: '7', LISTEN_FDS: '1' }, 7)).toBe(3)
  // Environment variables inherited from a parent process.
  expect(inheritedSocket({ LISTEN_PID: '6', LISTEN_FDS: '1' }, 7)).toBe(undefined)
  expect(inheritedSocket({}, 7)).toBe(undefined)
})
