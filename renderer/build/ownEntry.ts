import type { Plugin } from 'vite'

/** The name that Vike gives `renderer/+client.ts`. */
const own = 'entries/renderer/+client'

/**
 * Bundles for browsers what `renderer/+client.ts` needs, and no more. Vike adds its router and an entry for each page, none
 * of which a page of ours loads; and what these share with our script would be further files, one request deeper.
 */
export function ownEntry(): Plugin {
  return {
    name: 'own-entry',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options: {
      order: 'post',
      handler(options) {
        const entry = Object.entries(options.input ?? {}).find(([name]) => name === own)
        if (!entry) throw new Error(`Vike does not bundle '${own}' any more, see renderer/build/ownEntry.ts.`)
        return { ...options, input: Object.fromEntries([entry]) }
      },
    },
  }
}
