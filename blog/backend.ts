import { Hono } from 'hono'
import { blog } from './calls'

/** The blog’s calls under `/backend`, without the static site. */
export const backend = new Hono().route('/backend', blog)
