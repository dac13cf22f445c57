import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { compress, isText } from './compress'

/** Writes texts into the next site, with their compressed versions. */
export interface OutputWriter {
  /** Resolves once another file may be written; compression may still be running. */
  write(file: string, text: string): Promise<void>
  /** @returns the files. */
  writeAll(texts: Record<string, string>): Promise<string[]>
  /** Waits for running compressions. */
  finish(): Promise<unknown>
}

/** Enough to keep the compression threads busy, few enough to save memory. */
const maxConcurrentCompressions = 12

/**
 * @param folder of the next site.
 * @param compressed whether to write a `.br` and a `.gz` beside each file.
 */
export function createOutputWriter({ folder, compressed }: { folder: string; compressed: boolean }): OutputWriter {
  const createdFolders = new Set<string>()
  const running = new Set<Promise<void>>()

  async function write(file: string, text: string): Promise<void> {
    const target = `${folder}/${file}`
    const parent = dirname(target)
    if (!createdFolders.has(parent)) mkdirSync(parent, { recursive: true })
    createdFolders.add(parent)
    // As a string: Node writes it in one call, without a copy.
    writeFileSync(target, text)
    if (!compressed || !isText(file)) return
    const compression = compress(Buffer.from(text), file.endsWith('.html') ? 'page' : 'list').then(({ br, gz }) => {
      writeFileSync(`${target}.br`, br)
      writeFileSync(`${target}.gz`, gz)
      running.delete(compression)
    })
    running.add(compression)
    if (running.size >= maxConcurrentCompressions) await Promise.race(running)
  }

  return {
    write,
    async writeAll(texts) {
      for (const [file, text] of Object.entries(texts)) await write(file, text)
      return Object.keys(texts)
    },
    finish: () => Promise.all(running),
  }
}
