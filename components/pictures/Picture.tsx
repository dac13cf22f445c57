import type { Shape } from '../../art/catalogue'
import { pictureKey } from '../../collections/photographName'
import { ResponsiveImage, type ResponsiveImageProps } from '../../islands/picture/ResponsiveImage'
import { useTranslate } from '../text/language'
import { findHeaderPicture, findPicture } from './findPicture'
import { useAssets } from './PageAssets'

interface PictureProps extends Pick<ResponsiveImageProps, 'first' | 'sizes'> {
  /** Name of a drawing of `art`, or of a photograph, such as `office.jpg`. */
  image: string
  /** Whether it is the picture of a page header, so in the first viewport. */
  inHeader?: boolean
  /** Where it is shown, if some drawings have a version of their own for that. */
  shape?: Shape | undefined
  /** Alternative text; from `locales/<language>/art.json` by default. Empty for decoration. */
  alt?: string | undefined
}

/** A picture of the content. */
export function Picture({ image, alt, inHeader = false, first = inHeader, shape, ...shown }: PictureProps) {
  const t = useTranslate()
  const file = inHeader ? findHeaderPicture(image) : findPicture(image, shape)
  useAssets([file])
  return <ResponsiveImage file={file} first={first} alt={alt ?? t(`art.${pictureKey(image) as 'world'}`)} {...shown} />
}
