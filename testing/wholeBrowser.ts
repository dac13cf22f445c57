import config from '../playwright.config'

const { executablePath: _, ...launchOptions } = config.use?.launchOptions ?? {}
const path = process.env.CHROMIUM_PATH

/** The complete browser for `test.use`, because the headless shell lacks new tabs and the back/forward cache. */
export const wholeBrowser = { launchOptions: { ...launchOptions, ...(path && { executablePath: path }) } }

/** With the back/forward cache, which Playwright disables. */
export const backForwardCache = { launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } }
