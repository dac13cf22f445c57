import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { firstPartOf } from '../firstPart'

/** The compressed versions of a text. */
export interface Compressed {
  br: Buffer
  gz: Buffer
}

/** Compression effort by kind of file. There are thousands of pages, and pages, feeds and sitemap change with every edit. */
type Effort = keyof typeof efforts

/**
 * With a higher quality, another second saves less than 3 % (measured for pages, drawings and scripts). Pages fit into a window of
 * 64 kB, for which Brotli has faster tables.
 */
const efforts = {
  page: { brotli: 7, gzip: 4, window: 16 },
  list: { brotli: 7, gzip: 4, window: 22 },
  drawing: { brotli: 10, gzip: 6, window: 22 },
  script: { brotli: 11, gzip: 9, window: 22 },
} as const

/**
 * A page is compressed harder where that is seen: if what its first paint waits for would not arrive in one round trip, with 300 bytes of
 * headers (docs/decisions/026), or if it would come near the budget of most pages (scripts/audit/budgets.ts). Level 10 takes 6 % off, and takes 11 to 15 times
 * as long as level 7. Level 11 takes 7 to 9 % off, and three times as long again, so only pages above `modest` get it, which level 10 would
 * not bring into it.
 */
const harder = { firstPart: 10_700, page: 13_500, modest: 14_500, brotli: 10, more: 11 }

/** Compresses a text for servers that send precompressed files. */
export async function compress(text: Buffer, effort: Effort): Promise<Compressed> {
  const { brotli, gzip: level } = efforts[effort]
  const [br, gz] = await Promise.all([compressByBrotli(text, effort, brotli), promisify(gzip)(text, { level })])
  if (effort !== 'page' || !(await isTooLarge(text, br.length))) return { br, gz }
  const quality = br.length <= harder.modest ? harder.brotli : harder.more
  return { br: await compressByBrotli(text, effort, quality), gz }
}

async function isTooLarge(page: Buffer, compressed: number): Promise<boolean> {
  if (compressed <= harder.firstPart || compressed > harder.page) return compressed > harder.page
  const first = await compressByBrotli(firstPartOf(page), 'page', efforts.page.brotli)
  return first.length > harder.firstPart
}

function compressByBrotli(text: Buffer, effort: Effort, quality: number): Promise<Buffer> {
  const { window } = efforts[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: text.length < 2 ** window ? window : constants.BROTLI_DEFAULT_WINDOW,
  }
  return promisify(brotliCompress)(text, { params })
}

/** Part of cache keys, so that a change of the settings invalidates them. */
export const method = JSON.stringify({ efforts, harder })

/** Whether hosts send files of this name compressed. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)
}
