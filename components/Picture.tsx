import { pictureKey } from '../content/photographName'
import { ResponsiveImage, type ResponsiveImageProps } from '../islands/picture/ResponsiveImage'
import { findPicture } from './findPicture'
import { useTranslate } from './language'

export interface PictureProps extends Pick<ResponsiveImageProps, 'first' | 'sizes' | 'className'> {
  /** Name of a drawing of `components/art`, of a photograph such as `office.jpg`. */
  image: string
  /** What it shows; left out, the words in `locales/<language>/art.json`. Empty for decoration. */
  alt?: string | undefined
}

/** A picture of the content. */
export function Picture({ image, alt, ...shown }: PictureProps) {
  const t = useTranslate()
  return <ResponsiveImage file={findPicture(image)} alt={alt ?? t(`art.${pictureKey(image) as 'world'}`)} {...shown} />
}
