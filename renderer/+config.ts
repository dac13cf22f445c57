import type { Config } from 'vike/types'

/**
 * Pages render on the server only; the browser gets `+client.ts` and nothing else. See design §2. For the preview only:
 * builds use `renderer/prerender/bundle.config.ts` and `renderer/prerender/pages.ts`.
 */
export default {
  clientRouting: false,
  // Only builds call `+inputs`.
  meta: { Page: { env: { server: true } }, inputs: { env: { server: true } } },
} satisfies Config
