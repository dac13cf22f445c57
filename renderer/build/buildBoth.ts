import type { Plugin, ViteBuilder } from 'vite'

const building = Symbol.for('build of the browser’s code')
/** Vite loads its configuration, and this file with it, once for each of the two. */
const shared = globalThis as { [building]?: Promise<unknown> }

/**
 * Builds the browser’s code and the program that renders pages at the same time. Only at its end does the second look at
 * the files of the first (Vike moves what both have).
 */
export function buildBoth(): Plugin {
  return {
    name: 'build-both',
    apply: 'build',
    config: { order: 'post', handler: () => ({ builder: { buildApp }, environments: { client: codeOnly, ssr: codeOnly } }) },
    async generateBundle() {
      if (this.environment.name === 'ssr') await shared[building]
    },
  }
}

/** `public/` changes without the code, so it is published without the bundle (`scripts/build.ts`). Vike asks for it otherwise. */
const codeOnly = { build: { copyPublicDir: false } }

async function buildApp(builder: ViteBuilder) {
  const { client, ssr } = builder.environments
  if (!client || !ssr) throw new Error('Vike builds code for browsers and code that renders pages.')
  shared[building] = builder.build(client)
  await Promise.all([shared[building], builder.build(ssr)])
}
