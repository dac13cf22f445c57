import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import './testing/facts'
import './testing/stackTraces'

/**
 * Browser tests over the built site, in real Chromium. `CHROMIUM_PATH` is set by `npm test`, which finds or installs
 * the browser (testing/findChromium.ts); `CHROMIUM_SHELL_PATH` may name a headless shell for all tests that need no
 * more. `E2E_PORT` is a free port, so that no other checkout’s server answers; without it, a server that runs is used.
 */
const port = Number(process.env.E2E_PORT ?? 3210)

// Where there is one: it takes a sixth less of the processor than the whole browser.
const executablePath = process.env.CHROMIUM_SHELL_PATH || process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  // As many as there are cores: one more takes a tenth more of their time, as other steps run beside these tests.
  workers: availableParallelism(),
  // A slow machine is no mistake in what is tested: only what hangs runs into these.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  forbidOnly: !!process.env.CI,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    // Ends before the test does, so that the report names the step that hangs.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    // A new window for each test takes longer than most tests. What one has left behind is removed before the next.
    reuseContext: true,
    // Drawing what moves takes a fifth of the time. Tests of what moves ask for it (testing/inMotion.ts).
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Debian’s Chromium opens two hidden pages of its address bar per test; the last flag of this name counts, so the
        // ones that Playwright sets are repeated.
        '--disable-features=AvoidUnnecessaryBeforeUnloadCheckSync,Prerender2,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
      ],
    },
  },
  webServer: {
    command: 'node server/run.js serve',
    env: { PORT: String(port), DATABASE_URL: 'file:node_modules/.cache/test/browser.db', TRUSTED_HOPS: '1' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.E2E_PORT,
  },
})
