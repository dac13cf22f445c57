import { type PictureFile, ResponsiveImage, type ResponsiveImageProps } from '../picture/ResponsiveImage'

/** Where a picture is and how large, by the address that the backend gives for it. */
export type Pictures = Record<string, PictureFile>

export interface ImageProps extends Pick<ResponsiveImageProps, 'alt' | 'first' | 'sizes'> {
  /** Address from the backend. */
  image: string
  /** Those that were known when the page was built; others get the shape of our drawings. */
  pictures: Pictures
}

/** A picture of the blog. */
export function Image({ image, pictures, ...shown }: ImageProps) {
  return <ResponsiveImage file={pictures[image] ?? { src: image, width: 800, height: 600 }} {...shown} />
}
