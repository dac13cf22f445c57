import type { Config } from 'vike/types'

/**
 * Pages render on the server only; the browser gets `+client.ts` and nothing else. See design §2. It is what the preview
 * does: builds have `renderer/prerender/bundle.config.ts` and `renderer/prerender/pages.ts`.
 */
export default {
  clientRouting: false,
  // What decides a page’s data is asked by builds alone.
  meta: { Page: { env: { server: true } }, inputs: { env: { server: true } } },
} satisfies Config
