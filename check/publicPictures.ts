import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from '../collections/listFiles'
import { didYouMean } from '../collections/nearName'
import { measurePicture } from '../collections/pictureSize'
import { type Fault, isFault } from '../collections/problem'
import { svgFault } from './svgFault'

/**
 * Why a file of `public/` cannot be shown as a picture.
 *
 * @param path from the root of the site; there is such a file.
 */
export function publicPictureFault(path: string, root: string): Fault | undefined {
  // `measurePicture` reads the size of no other name.
  if (/[^\w/.-]/.test(path)) {
    return { found: `public${path} cannot be shown by this name`, remedy: 'Name it with the letters a to z, digits, - and _, there and here.' }
  }
  const fault = path.endsWith('.svg') ? svgFault(readFileSync(join(root, 'public', path), 'utf8')) : undefined
  if (fault) return { ...fault, found: `public${path} ${fault.found}` }
  const measured = measurePicture(path, root)
  return isFault(measured) ? measured : undefined
}

/** For a picture that is not there: one with other capitals, or named with its folder, may be meant. */
export function missingPicture(path: string, root: string): Fault {
  const own = path.replace(/^\/public(?=\/)/, '').toLowerCase()
  const near = listFiles(join(root, 'public'))
    .map((file) => `/${file}`)
    .find((file) => file.toLowerCase() === own)
  return { found: `there is no picture public${path}${didYouMean(near)}`, remedy: near ? `Write “${near}”.` : 'Put the picture there, or correct the address.' }
}
