/** Stands before what `npm run new` has written, until somebody writes something of their own. */
export const unwritten = '✎'
