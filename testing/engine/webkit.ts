import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../freePort'
import { openPage } from './openPage'
import type { VisitorBrowser } from './visitorBrowser'

/** Both are installed by `apt-get install webkit2gtk-driver xvfb`. */
export const hasWebKit = ['WebKitWebDriver', 'Xvfb'].every((command) => !spawnSync(command, ['-version']).error)

/**
 * A window of WebKit, the engine of every browser on an iPhone, controlled over WebDriver.
 *
 * @see https://www.w3.org/TR/webdriver2/
 */
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
  const { sessionId } = await retryUntilReady(() => request<{ sessionId: string }>('', { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } }))
  const session = `/${sessionId}`

  async function request<T>(path: string, body?: object, method = 'POST'): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: T & { error?: string } }
    if (!answer.ok) throw new Error(`WebKit, ${path}: ${value.error}`)
    return value
  }
  const find = async (selector: string) =>
    Object.values(await request<Record<string, string>>(`${session}/element`, { using: 'css selector', value: selector }))[0]
  const run = <T>(script: string, ...args: unknown[]) => request<T>(`${session}/execute/sync`, { script, args })
  const setOuterSize = (width: number, height: number) => request(`${session}/window/rect`, { x: 0, y: 0, width, height })

  return {
    // WebDriver does not report console messages.
    problems: [],
    run,
    open: (url) => openPage(url, run, () => request(`${session}/url`, { url })),
    async resize(width, height) {
      await setOuterSize(width, height)
      const [innerWidth, innerHeight] = await run<[number, number]>('return [innerWidth, innerHeight]')
      await setOuterSize(2 * width - innerWidth, 2 * height - innerHeight)
    },
    async click(selector) {
      await request(`${session}/element/${await find(selector)}/click`, {})
    },
    async type(selector, text) {
      await request(`${session}/element/${await find(selector)}/value`, { text })
    },
    async forget() {
      await request(`${session}/cookie`, undefined, 'DELETE')
      await run('localStorage.clear()')
    },
    async end() {
      await request(session, undefined, 'DELETE')
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
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
