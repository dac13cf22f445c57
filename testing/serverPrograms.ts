import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { build } from 'rolldown'

let bundled: Promise<string> | undefined

/**
 * A program of the server as Node runs it, bundled from the sources as they are: loading those through a TypeScript loader takes a process
 * 1.5 s, bundling both programs once 0.3.
 *
 * @returns its file.
 */
export async function serverProgram(name: 'serve' | 'messages'): Promise<string> {
  bundled ??= bundle()
  return join(await bundled, `${name}.mjs`)
}

/** Where Node finds the packages, and where no other thread writes. */
async function bundle(): Promise<string> {
  const folder = join(process.cwd(), 'node_modules/.cache/programs', String(threadId))
  await build({
    input: { serve: 'server/serve.ts', messages: 'scripts/messages.ts' },
    platform: 'node',
    external: /^[^./]/,
    output: { dir: folder, cleanDir: true, entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' },
  })
  return folder
}
