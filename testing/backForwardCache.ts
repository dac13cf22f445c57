import config from '../playwright.config'

const { executablePath, ...launchOptions } = config.use?.launchOptions ?? {}

/**
 * A browser that keeps pages alive while the visitor is on the next one, for `test.use`. The headless shell cannot, and
 * Playwright switches it off in the others.
 */
export const backForwardCache = {
  launchOptions: {
    ...launchOptions,
    ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
}
