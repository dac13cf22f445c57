import { existsSync, readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { Problem } from './problem'

interface PictureSize {
  width?: number
  height?: number
}

/**
 * Width and height in pixels of a picture of `public/`, as it is shown.
 *
 * @param address as a text names it, such as `/share.png`.
 * @param root the project’s root.
 * @returns nothing where it is none of ours.
 * @throws where the file does not say how large it is.
 */
export function pictureSize(address: string, root?: string): PictureSize {
  const measured = measurePicture(address, root)
  if ('found' in measured) throw new Error(`${measured.found}. ${measured.remedy}`)
  return measured
}

/** The same for the check, which says where the picture is asked for. */
export function measurePicture(address: string, root = '.'): PictureSize | Pick<Problem, 'found' | 'remedy'> {
  const file = `public${address}`
  if (!/^\/[\w/.-]+$/.test(address) || address.includes('..') || !existsSync(`${root}/${file}`)) return {}
  const bytes = readFileSync(`${root}/${file}`)
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    // From 5 on, a photograph lies on its side in the file.
    return orientation < 5 ? { width, height } : { width: height, height: width }
  } catch {
    const remedy = 'Save it anew as JPEG, PNG, WebP or AVIF; an SVG needs a viewBox, or width and height in pixels.'
    return { found: `${file} has no size that can be read`, remedy }
  }
}
