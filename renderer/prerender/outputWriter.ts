import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { compress, isText } from './compress'

/** One for each core: with more, rendering, for which others wait, would get a smaller part of the cores. */
const maxConcurrentCompressions = availableParallelism()
/** Texts that wait for compression, so that rendering need not wait for it; few enough to save memory. */
const maxWaiting = 256

/**
 * Writes texts into the next site, with their compressed versions.
 *
 * @param folder of the next site.
 * @param compressed whether to write a `.br` and a `.gz` beside each file.
 */
export function createOutputWriter({ folder, compressed }: { folder: string; compressed: boolean }) {
  const createdFolders = new Set<string>()
  const waiting: (() => Promise<void>)[] = []
  const running = new Set<Promise<void>>()

  /** Resolves once another file may be written; compression may still be running. */
  async function write(file: string, text: string): Promise<void> {
    const target = `${folder}/${file}`
    const parent = dirname(target)
    if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true })
    createdFolders.add(parent)
    // As a string: Node writes it in one call, without a copy.
    writeFileSync(target, text)
    if (!compressed || !isText(file)) return
    waiting.push(async () => {
      const { br, gz } = await compress(Buffer.from(text), file.endsWith('.html') ? 'page' : 'list')
      writeFileSync(`${target}.br`, br)
      writeFileSync(`${target}.gz`, gz)
    })
    startCompressions()
    while (waiting.length >= maxWaiting) await Promise.race(running)
  }

  function startCompressions(): void {
    while (running.size < maxConcurrentCompressions) {
      const next = waiting.shift()
      if (!next) return
      const compression = next().then(() => {
        running.delete(compression)
        startCompressions()
      })
      running.add(compression)
    }
  }

  return {
    write,
    /** @returns the files. */
    async writeAll(texts: Record<string, string>): Promise<string[]> {
      for (const [file, text] of Object.entries(texts)) await write(file, text)
      return Object.keys(texts)
    },
    /** Waits for all compressions. */
    async finish(): Promise<void> {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
