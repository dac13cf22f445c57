import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { build } from 'rolldown'

let bundled: Promise<string> | undefined

/**
 * A program of the server, bundled from its current sources. With a TypeScript loader instead, each process would take 1.5 s to load;
 * bundling both programs once takes 0.3 s.
 *
 * @returns its file.
 */
export async function serverProgram(name: 'serve' | 'messages'): Promise<string> {
  bundled ??= bundle()
  return join(await bundled, `${name}.mjs`)
}

/** Below `node_modules`, so that Node finds the packages, and in a folder for each thread. */
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
