import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The forms in which a server sends a text. */
export interface Compressed {
  br: Buffer
  gz: Buffer
}

/** How much time a text is worth. A page is one of thousands, and made anew with every edit. */
export type Effort = keyof typeof efforts

/**
 * Each is the quality above which another second buys less than 3 %: measured over the pages, the drawings, the scripts.
 * Pages are so small that a window of 64 kB holds them, for which Brotli has the faster tables.
 */
const efforts = {
  page: { brotli: 7, gzip: 4, window: 16 },
  drawing: { brotli: 10, gzip: 6, window: 22 },
  script: { brotli: 11, gzip: 9, window: 22 },
} as const

/** A text in the forms that servers send as they are. */
export async function compress(text: Buffer, effort: Effort): Promise<Compressed> {
  const { brotli, gzip: level, window } = efforts[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    [constants.BROTLI_PARAM_LGWIN]: text.length < 2 ** window ? window : constants.BROTLI_DEFAULT_WINDOW,
  }
  const [br, gz] = await Promise.all([promisify(brotliCompress)(text, { params }), promisify(gzip)(text, { level })])
  return { br, gz }
}

/** Changes when texts are compressed in another way. */
export const method = JSON.stringify(efforts)

/** Whether hosts send files of this name compressed. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)
}
