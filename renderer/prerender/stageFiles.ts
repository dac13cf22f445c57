import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { forEachConcurrent } from '../../collections/forEachConcurrent'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import { type Compressed, compress, isText, method } from './compress'
import { hash } from './fingerprint'

/**
 * Copies files into the next site, and adds a `.br` and a `.gz` of each text for servers that send precompressed files. The cache has
 * all content compressed before, even under another name.
 *
 * @param from folder of the files.
 * @param files relative to it.
 */
export async function stageFiles(
  from: string,
  files: readonly string[],
  { next, compressed, cache = '.cache/compressed' }: { next: string; compressed: boolean; cache?: string },
): Promise<void> {
  const inProgress = new Map<string, Promise<Compressed>>()
  // Few at a time, because pages are rendered and compressed meanwhile.
  await forEachConcurrent(files, availableParallelism(), async (file) => {
    const source = join(from, file)
    const target = join(next, file)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(source, target)
    if (!compressed || !isText(file)) return
    const text = readFileSync(source)
    const effort = file.endsWith('.svg') ? 'drawing' : 'script'
    const key = hash([method, `${process.versions.brotli} ${process.versions.zlib}`, effort, text])
    const result = inProgress.get(key) ?? compressOnce(text, effort, join(cache, key))
    inProgress.set(key, result)
    const { br, gz } = await result
    writeFileSync(`${target}.br`, br)
    writeFileSync(`${target}.gz`, gz)
  })
}

async function compressOnce(text: Buffer, effort: 'drawing' | 'script', cached: string): Promise<Compressed> {
  if (existsSync(`${cached}.br`) && existsSync(`${cached}.gz`)) return { br: readFileSync(`${cached}.br`), gz: readFileSync(`${cached}.gz`) }
  const result = await compress(text, effort)
  for (const form of ['br', 'gz'] as const) writeFileAtomic(`${cached}.${form}`, result[form])
  return result
}
