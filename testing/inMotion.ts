/**
 * For `test.use`, where what moves is part of what is tested: other tests have a visitor who has asked for less motion. Not where a test
 * clicks on from page to page: while one page turns into the next, a headless Chromium now and then draws no frame, and a click waits for two.
 */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
