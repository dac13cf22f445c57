import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../freePort'
import { openPage } from './openPage'
import type { VisitorBrowser } from './visitorBrowser'
import { sendCommand } from './webDriver'

/** Both are installed by `apt-get install webkit2gtk-driver xvfb`. */
export const hasWebKit = ['WebKitWebDriver', 'Xvfb'].every((command) => !spawnSync(command, ['-version']).error)

/** A window of WebKit, the engine of every browser on an iPhone, controlled over WebDriver. */
export async function startWebKit(): Promise<VisitorBrowser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], { stdio: ['ignore', 'pipe', 'ignore'] })
  const [display] = await Promise.race([once(screen.stdout, 'data'), once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb has no screen')))])
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      GDK_BACKEND: 'x11',
      // Its own sandbox needs privileges that containers lack.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card, the software renderer is faster than its emulation.
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    },
    stdio: 'ignore',
  })
  const sessions = `http://127.0.0.1:${port}/session`
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
  // Starts the window. Asked a second time, the driver refuses, as it has only one.
  const { sessionId } = await retryUntilReady(() => sendCommand<{ sessionId: string }>(sessions, { body: { capabilities }, limitMs: 240_000 }))
  const session = `${sessions}/${sessionId}`

  const send = <T = void>(command: string, body: object) => sendCommand<T>(session + command, { body })
  const find = async (selector: string) => Object.values(await send<Record<string, string>>('/element', { using: 'css selector', value: selector }))[0]
  const run = <T>(script: string, ...args: unknown[]) => send<T>('/execute/sync', { script, args })
  const setOuterSize = (width: number, height: number) => send('/window/rect', { x: 0, y: 0, width, height })

  return {
    // WebDriver does not report console messages.
    problems: [],
    run,
    // A command that fails counts as a failed navigation, and a dropped one is not answered: `openPage` asks again before this limit.
    open: (url) => openPage(url, run, () => sendCommand(`${session}/url`, { body: { url }, limitMs: 240_000 })),
    async resize(width, height) {
      await setOuterSize(width, height)
      const [innerWidth, innerHeight] = await run<[number, number]>('return [innerWidth, innerHeight]')
      await setOuterSize(2 * width - innerWidth, 2 * height - innerHeight)
    },
    async click(selector) {
      await send(`/element/${await find(selector)}/click`, {})
    },
    async type(selector, text) {
      await send(`/element/${await find(selector)}/value`, { text })
    },
    async drag([from, ...to]) {
      const moveTo = ([x, y]: readonly [x: number, y: number] = [0, 0]) => ({ type: 'pointerMove', duration: 0, x, y })
      const actions = [moveTo(from), { type: 'pointerDown', button: 0 }, ...to.map(moveTo), { type: 'pointerUp', button: 0 }, moveTo()]
      await send('/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    },
    async forget() {
      await run('localStorage.clear()')
      await retryUntilReady(async () => {
        await sendCommand(`${session}/cookie`, { method: 'DELETE' })
        // It answers before they are gone. With the cookie of one test, the first page of the next would be in another language.
        const cookies = await run<string>('return document.cookie')
        if (cookies) throw new Error(`WebKit keeps these cookies: ${cookies}`)
      })
    },
    async end() {
      await sendCommand(session, { method: 'DELETE' })
      await Promise.all([driver, screen].map(end))
    },
  }
}

async function retryUntilReady<T>(attempt: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await attempt()
    } catch (error) {
      if (failures === 600) throw error
      await setTimeout(100)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
