import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** The forms in which a server sends a text. */
export interface Compressed {
  br: Buffer
  gz: Buffer
}

/** How much time a text is worth. A page is one of thousands, and made anew with every edit, as are feeds and sitemap. */
export type Effort = keyof typeof efforts

/**
 * Each is the quality above which another second buys less than 3 %: measured over the pages, the drawings, the scripts.
 * Pages are so small that a window of 64 kB holds them, for which Brotli has the faster tables.
 */
const efforts = {
  page: { brotli: 7, gzip: 4, window: 16 },
  list: { brotli: 7, gzip: 4, window: 22 },
  drawing: { brotli: 10, gzip: 6, window: 22 },
  script: { brotli: 11, gzip: 9, window: 22 },
} as const

/**
 * What a server sends before it waits for an answer (14 kB, scripts/audit/budgets.ts), with room for headers. A page that
 * would be larger is worth a tenth of a second, for 8 % less.
 */
const firstAnswer = { most: 13_000, brotli: 11 }

/** A text in the forms that servers send as they are. */
export async function compress(text: Buffer, effort: Effort): Promise<Compressed> {
  const { brotli, gzip: level } = efforts[effort]
  const [br, gz] = await Promise.all([compressByBrotli(text, effort, brotli), promisify(gzip)(text, { level })])
  const isTooLarge = effort === 'page' && br.length > firstAnswer.most
  return { br: isTooLarge ? await compressByBrotli(text, effort, firstAnswer.brotli) : br, gz }
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

/** Changes when texts are compressed in another way. */
export const method = JSON.stringify({ efforts, firstAnswer })

/** Whether hosts send files of this name compressed. */
export function isText(file: string): boolean {
  return /\.(html|js|css|svg|xml|txt|json|webmanifest)$/.test(file)
}
