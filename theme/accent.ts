/**
 * The site’s one strong colour: of words, grounds and the dark scheme (`schemes.ts`), and of drawings and the logo, which are handed it.
 * Whatever it is, white on it and it on white has to be readable: `schemes.test.ts` says so.
 */
export const ACCENT = '#6F2DA8'
