import config from '../playwright.config'

const { executablePath: _, ...launchOptions } = config.use?.launchOptions ?? {}
const path = process.env.CHROMIUM_PATH

/** The whole browser for `test.use`, where the headless shell lacks something: new tabs, or pages that are kept alive. */
export const wholeBrowser = { launchOptions: { ...launchOptions, ...(path && { executablePath: path }) } }

/** One that keeps pages alive while the visitor is on the next one, which Playwright switches off. */
export const backForwardCache = { launchOptions: { ...wholeBrowser.launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] } }
