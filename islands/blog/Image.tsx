import { type PictureFile, ResponsiveImage, type ResponsiveImageProps } from '../picture/ResponsiveImage'

/** Pictures with their sizes, by their address in the backend. */
export type Pictures = Record<string, PictureFile>

interface ImageProps extends Pick<ResponsiveImageProps, 'alt' | 'first' | 'sizes'> {
  /** Address from the backend; empty if there is none. */
  image: string
  /** The pictures known at build time; others get the aspect ratio of our drawings. */
  pictures: Pictures
}

/** A picture of the blog. */
export function Image({ image, pictures, ...shown }: ImageProps) {
  if (!image) return null
  return <ResponsiveImage file={pictures[image] ?? { src: image, width: 800, height: 600 }} {...shown} />
}
