/**
 * The site’s one strong colour: of the drawings and the logo, and by `theme/schemes.ts` of words, grounds and the dark scheme. Whatever
 * it is, white on it and it on white has to be readable: `theme/schemes.test.ts` says so.
 */
export const ACCENT = '#6F2DA8'
