import { loadProgram } from './loadProgram'

/** `npm run serve`: serves the built site and its backend. */
await loadProgram(() => import('./runServer'))
