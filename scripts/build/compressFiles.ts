import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { globSync } from 'tinyglobby'

/**
 * Puts a `.br` and a `.gz` beside every text file, for servers that send them as they are.
 *
 * Pages change with every build and are many, so they get the quality at which another second buys no more than 3 %;
 * what is immutable gets the best.
 */
export async function compressFiles(folder: string): Promise<{ files: number }> {
  const files = globSync(`${folder}/**/*.{html,js,css,svg,xml,txt,json}`)
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file)
      const quality = file.endsWith('.html') ? 7 : constants.BROTLI_MAX_QUALITY
      const [br, gz] = await Promise.all([
        promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
        promisify(gzip)(text),
      ])
      await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
    }),
  )
  return { files: files.length }
}
