import { inflateSync } from 'node:zlib'

interface PrintedSheet {
  /** Letters and digits of its running text, without spaces and ligatures (“fi”). */
  text: string
  /** Font size in points. */
  sizes: number[]
}

/**
 * The pages of a PDF printed by Firefox: each is a compressed stream that begins by flipping A4 vertically. Headings in a variable font
 * are drawn as paths, not as text.
 *
 * @see https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf, 9.4 (text)
 */
export function readSheets(pdf: Buffer): PrintedSheet[] {
  return streams(pdf)
    .filter((stream) => stream.startsWith('1 0 0 -1 0 842 cm'))
    .map((stream) => ({
      text: lettersOf(
        [...stream.matchAll(/\[(.*?)\]TJ|(\(.*?\))Tj/gs)].flatMap(([, some = '', one = '']) => (some + one).match(/(?<=\().*?(?=\))/gs) ?? []).join(''),
      ),
      sizes: [...stream.matchAll(/([\d.]+) 0 0 -\1 \S+ \S+ Tm/g)].map(([, size]) => Number(size)),
    }))
}

/** Pairs in the form of `PrintedSheet`. */
export function lettersOf(text: string): string {
  return text.replace(/f[filt]+|[^a-zA-Z\d]/g, '')
}

function streams(pdf: Buffer): string[] {
  const starts = [...pdf.toString('latin1').matchAll(/(?<!end)stream\n/g)].map(({ 0: mark, index }) => index + mark.length)
  return starts.flatMap((start) => {
    try {
      return inflateSync(pdf.subarray(start)).toString('latin1')
    } catch {
      return []
    }
  })
}
