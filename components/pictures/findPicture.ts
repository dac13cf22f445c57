import { drawings, inlined } from 'virtual:drawings'
import { photographs } from 'virtual:photographs'
import type { Shape } from '../../art/catalogue'
import { showsDrafts } from '../../collections/drafts'
import { photographAddress, photographName } from '../../collections/photographName'
import type { PictureFile } from '../../islands/picture/ResponsiveImage'

/**
 * Address and size of a picture.
 *
 * @param image name of a drawing of `art`, or of a photograph in `content/images`, such as `office.jpg`.
 * @param shape for which some drawings have a version of their own.
 * @throws if there is none of this name. In the preview, a missing or unusable photograph only leaves its place empty, because the
 *   check reports it above the page.
 */
export function findPicture(image: string, shape?: Shape): PictureFile {
  const photograph = photographName(image)
  const file = photograph ? photographs[photograph] : (drawings[`${image}-${shape}`] ?? drawings[image])
  if (file) return file
  if (photograph && showsDrafts()) return { src: photographAddress(photograph), width: 1200, height: 900 }
  throw new Error(photograph ? `There is no content/images/${image}.` : `There is no picture '${image}'. Use a name of art/catalogue.ts.`)
}

/**
 * The same for the picture of a page header: small drawings are inlined, so that they are painted together with the text and not a
 * round trip later.
 */
export function findHeaderPicture(image: string): PictureFile {
  const name = drawings[`${image}-header`] ? `${image}-header` : image
  return inlined[name] ?? findPicture(name)
}
