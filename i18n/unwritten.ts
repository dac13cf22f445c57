/** Stands before what `npm run new` has written, and before English words in another language, until somebody writes something of their own. */
export const unwritten = '✎'
