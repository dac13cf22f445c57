/**
 * The accent colour: of text and backgrounds, of the dark scheme’s (`schemes.ts`), and of drawings and the logo, which get it as a parameter.
 * It must have enough contrast on white, and white on it: `schemes.test.ts`.
 */
export const ACCENT = '#6F2DA8'
