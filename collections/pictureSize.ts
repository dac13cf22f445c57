import { existsSync, readFileSync } from 'node:fs'
import { orientedSize } from './orientedSize'
import type { PhotographSize } from './photographs'
import { type Fault, isFault } from './problem'

/**
 * Width and height in px of a picture in `public/`, after rotation by EXIF.
 *
 * @param address in a text, such as `/share.png`.
 * @param root the project’s root.
 * @returns an empty object if it is not a file of `public/`.
 * @throws if the file has no readable size.
 */
export function pictureSize(address: string, root = '.'): Partial<PhotographSize> {
  const measured = measurePicture(address, root)
  if (isFault(measured)) throw new Error(`${measured.found}. ${measured.remedy}`)
  return measured
}

/** The same for the check, which reports the position of the reference. */
export function measurePicture(address: string, root: string): Partial<PhotographSize> | Fault {
  const file = `public${address}`
  if (!/^\/[\w/.-]+$/.test(address) || address.includes('..') || !existsSync(`${root}/${file}`)) return {}
  const bytes = readFileSync(`${root}/${file}`)
  try {
    const { width, height } = orientedSize(bytes)
    return { width, height }
  } catch {
    const remedy = 'Save it again as JPEG, PNG, WebP or AVIF; an SVG needs a viewBox, or width and height in pixels.'
    return { found: `${file} has no readable size`, remedy }
  }
}
