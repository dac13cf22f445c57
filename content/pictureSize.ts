import { existsSync, readFileSync } from 'node:fs'
import { imageSize } from 'image-size'

/**
 * Width and height in pixels of a picture of `public/`, as it is shown.
 *
 * @param address as a text names it, such as `/share.png`.
 * @returns nothing where it is none of ours.
 */
export function pictureSize(address: string): { width?: number; height?: number } {
  const file = `public${address}`
  if (!/^\/[\w/.-]+$/.test(address) || address.includes('..') || !existsSync(file)) return {}
  const { width, height, orientation = 1 } = imageSize(readFileSync(file))
  // From 5 on, a photograph lies on its side in the file.
  return orientation < 5 ? { width, height } : { width: height, height: width }
}
