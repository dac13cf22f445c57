import config from '../playwright.config'

const { executablePath: _, ...launchOptions } = config.use?.launchOptions ?? {}
const path = process.env.CHROMIUM_PATH

/**
 * The complete browser for `test.use`, because the headless shell lacks new tabs and the back/forward cache, which Playwright disables.
 * One for all tests that need either, as each other one starts a worker and a browser.
 */
export const wholeBrowser = { launchOptions: { ...launchOptions, ...(path && { executablePath: path }), ignoreDefaultArgs: ['--disable-back-forward-cache'] } }

/** For `test.describe.configure` beside it: one worker runs these tests, the other ones start no complete browser for them. */
export const oneWholeBrowser = { lock: 'the complete browser' }
