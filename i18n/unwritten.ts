/** Marks placeholders of `npm run new`, and English words in other languages, until they are replaced. */
export const unwritten = '✎'
