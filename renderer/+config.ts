import type { Config } from 'vike/types'

/**
 * Pages render on the server only, at build time; the browser gets `+client.ts` and nothing else. See design §2.
 */
export default {
  prerender: { noExtraDir: true, disableAutoRun: true, keepDistServer: true },
  clientRouting: false,
  meta: { Page: { env: { server: true } } },
} satisfies Config
