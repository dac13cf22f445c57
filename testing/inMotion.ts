/**
 * For `test.use` in tests of animations; other tests use reduced motion. Not for tests that navigate by clicks: during a view
 * transition, headless Chromium sometimes draws no frame, and a click waits for two.
 */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
