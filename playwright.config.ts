import { defineConfig } from '@playwright/test'

/**
 * Browser tests over the built site, in real Chromium. `CHROMIUM_PATH` is set by `npm test`, which finds or installs
 * the browser (scripts/test/findChromium.ts). `E2E_PORT` lets two checkouts run them at the same time.
 */
const port = Number(process.env.E2E_PORT ?? 3210)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A slow machine is no mistake in what is tested: only what hangs runs into these.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  forbidOnly: !!process.env.CI,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
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
    command: 'npx tsx server/serve.ts',
    env: { PORT: String(port), DATABASE_URL: 'file:node_modules/.cache/test/browser.db', TRUSTED_HOPS: '1' },
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
  },
})
