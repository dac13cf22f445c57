/**
 * For `test.use`, where what moves is part of what is tested: other tests have a visitor who has asked for less motion. Not where a test
 * clicks on from page to page: after a transition between pages, a headless Chromium now and then draws no frame, and a click waits for two.
 *
 * @see https://github.com/microsoft/playwright/issues/41562
 */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
