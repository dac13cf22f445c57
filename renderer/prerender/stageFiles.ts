import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeFileAtomic } from '../../collections/writeFileAtomic'
import { type Compressed, compress, isText, method } from './compress'
import { hash } from './inputs'

/**
 * Copies files into the next site, texts with a `.br` and a `.gz` beside them for servers that send them as they are. What
 * has been compressed before, under another name or in an earlier build, is not compressed again.
 *
 * @param from folder that the files are in.
 * @param files below it.
 */
export async function stageFiles(
  from: string,
  files: readonly string[],
  { next, compressed, cache = '.cache/compressed' }: { next: string; compressed: boolean; cache?: string },
): Promise<void> {
  const running = new Map<string, Promise<Compressed>>()
  await Promise.all(
    files.map(async (file) => {
      const source = join(from, file)
      const target = join(next, file)
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
      if (!compressed || !isText(file)) return
      const text = readFileSync(source)
      const key = hash([method, `${process.versions.brotli} ${process.versions.zlib}`, file.endsWith('.svg') ? 'drawing' : 'script', text])
      const result = running.get(key) ?? compressOnce(text, file.endsWith('.svg') ? 'drawing' : 'script', join(cache, key))
      running.set(key, result)
      const { br, gz } = await result
      writeFileSync(`${target}.br`, br)
      writeFileSync(`${target}.gz`, gz)
    }),
  )
}

async function compressOnce(text: Buffer, effort: 'drawing' | 'script', kept: string): Promise<Compressed> {
  if (existsSync(`${kept}.br`) && existsSync(`${kept}.gz`)) return { br: readFileSync(`${kept}.br`), gz: readFileSync(`${kept}.gz`) }
  const result = await compress(text, effort)
  for (const form of ['br', 'gz'] as const) writeFileAtomic(`${kept}.${form}`, result[form])
  return result
}
