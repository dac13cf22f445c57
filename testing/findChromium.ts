import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The Chromium for measurements; installs Debian’s if there is none.
 *
 * @returns its path.
 * @throws if none can be installed, with a remedy.
 */
export function findChromium(): string {
  const { browser } = installedChromium()
  if (browser) return browser
  const { status } = spawnSync(installChromium, { shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error('There is no Chromium.')
  return debianChromium.browser
}

/** Paths of the installed Chromium: the complete browser, and its headless shell, which takes a sixth less of the processor. */
export interface Chromium {
  browser: string
  shell: string
}

/** From `CHROMIUM_PATH` and `CHROMIUM_SHELL_PATH`, Playwright’s own, or the system’s. */
export function installedChromium(): Partial<Chromium> {
  const own = chromium.executablePath()
  const find = (...candidates: (string | undefined)[]) => candidates.find((path) => path && existsSync(path))
  const browser = find(process.env.CHROMIUM_PATH, own, debianChromium.browser, '/usr/bin/google-chrome')
  const shell = find(process.env.CHROMIUM_SHELL_PATH, debianChromium.shell)
  return { ...(browser && { browser }), ...(shell && { shell }) }
}

/** Paths of Debian’s packages. */
export const debianChromium: Chromium = { browser: '/usr/bin/chromium', shell: '/usr/bin/chromium-headless-shell' }

/** For the shell: installs Debian’s Chromium, with fonts for Latin and Japanese, or prints a remedy. */
export const installChromium = [
  'echo "There is no Chromium: installing Debian’s with apt-get."',
  'export DEBIAN_FRONTEND=noninteractive',
  '(apt-get update -qq && apt-get install -yqq --no-install-recommends chromium chromium-headless-shell fonts-liberation fonts-noto-cjk > /dev/null) || ' +
    '(echo "That failed. Install Chromium yourself, or name one: CHROMIUM_PATH=/path/to/chromium npm test" >&2; exit 1)',
].join('; ')
