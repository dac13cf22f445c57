import { drawings, inlined } from 'virtual:drawings'
import { photographs } from 'virtual:photographs'
import { showsDrafts } from '../../collections/drafts'
import { photographAddress, photographName } from '../../collections/photographName'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'

/**
 * Address and size of a picture.
 *
 * @param image name of a drawing of `art`, or of a photograph in `content/images`, such as `office.jpg`.
 * @param shape at the size of a stamp, or over two columns: some drawings have a version for it.
 * @throws where there is none of this name; in the preview, a photograph that is missing or cannot be used leaves its place empty, and the
 *   check says over the page what is wrong with it.
 */
export function findPicture(image: string, shape?: 'small' | 'wide'): PictureFile {
  const photograph = photographName(image)
  const file = photograph ? photographs[photograph] : (drawings[`${image}-${shape}`] ?? drawings[image])
  if (file) return file
  if (photograph && showsDrafts()) return { src: photographAddress(photograph), width: 1200, height: 900 }
  throw new Error(photograph ? `There is no content/images/${image}.` : `There is no picture '${image}'. Use a name of art/catalogue.ts.`)
}

/**
 * The same for the picture of a page header: a small drawing is inlined, so that it is painted together with the text and not a
 * round trip later.
 */
export function findHeaderPicture(image: string): PictureFile {
  return inlined[image] ?? findPicture(image)
}
