/** For `test.use`, where what moves is part of what is tested: other tests have a visitor who has asked for less motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const
