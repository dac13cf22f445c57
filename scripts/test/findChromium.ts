import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * The Chromium for browser tests: `CHROMIUM_PATH`, Playwright’s own, or the system’s; where there is none, Debian’s is
 * installed, with fonts for Latin and Japanese. Says what it does.
 *
 * @returns its path.
 * @throws where none can be had, with what to do.
 */
export function findChromium(): string {
  const candidates = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome']
  const found = candidates.find((path) => path && existsSync(path))
  if (found) {
    console.log(`Chromium: ${found}`)
    return found
  }
  console.log('Chromium: none found, installing it with apt-get.')
  for (const command of ['apt-get update', 'apt-get install -y --no-install-recommends chromium fonts-liberation fonts-noto-cjk']) {
    const [program = '', ...parameters] = command.split(' ')
    const { status } = spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    if (status !== 0) throw new Error(`\`${command}\` failed. Install Chromium yourself, or name one: CHROMIUM_PATH=/path/to/chromium npm test`)
  }
  return '/usr/bin/chromium'
}
