import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The Chromium for browser tests and measurements; where there is none, Debian’s is installed.
 *
 * @returns its path.
 * @throws where none can be had, with what to do.
 */
export function findChromium(): string {
  const found = installedChromium()
  if (found) return found
  const { status } = spawnSync(installChromium, { shell: true, stdio: 'inherit' })
  if (status !== 0) throw new Error('There is no Chromium.')
  return debianChromium
}

/** The path of the Chromium that there is: `CHROMIUM_PATH`, Playwright’s own, or the system’s. */
export function installedChromium(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), debianChromium, '/usr/bin/google-chrome']
  const found = candidates.find((path) => path && existsSync(path))
  if (found) console.log(`Chromium: ${found}`)
  return found
}

/** Where Debian’s package puts it. */
export const debianChromium = '/usr/bin/chromium'

/** For the shell: installs Debian’s Chromium, with fonts for Latin and Japanese, or says what to do. */
export const installChromium = [
  'echo "Chromium: none found, installing it with apt-get."',
  'export DEBIAN_FRONTEND=noninteractive',
  '(apt-get update -qq && apt-get install -yqq --no-install-recommends chromium fonts-liberation fonts-noto-cjk > /dev/null) || ' +
    '(echo "That failed. Install Chromium yourself, or name one: CHROMIUM_PATH=/path/to/chromium npm test" >&2; exit 1)',
].join('; ')
