import { serve } from '@hono/node-server'
import { readSettings } from './settings'
import { createSite } from './site'

/** `npm run serve`: the site and its backend, as built. */
try {
  const { port } = readSettings()
  const server = serve({ fetch: createSite().fetch, port }, (info) => console.log(`http://localhost:${info.port}`))
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: PORT=3001 npm start` : error.message)
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.close(() => process.exit(0)))
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
