import { Hono } from 'hono'
import { blog } from './calls'

/** Everything under `/backend`, without the static site: what the pre-renderer asks in process. */
export const backend = new Hono().route('/backend', blog)
