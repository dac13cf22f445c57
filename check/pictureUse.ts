import type { PhotographSize } from '../collections/photographs'
import type { Place } from '../collections/problem'

/** A reference to a picture in content or blog. */
export interface PictureUse {
  /** Name of a drawing, or of a photograph with extension. */
  image: string
  /** Possible paths of a photograph, from the project’s root, the nearest first. */
  paths: string[]
  /** Whether it has its own alternative text and needs none in `art.json`. */
  isDescribed: boolean
  /** Minimum size, if lower than usual: inside a text. */
  minimum?: PhotographSize
  /** A function, because it is needed for problems only. */
  place: () => Place
}

/** Whether it is a photograph; drawings have no extension. */
export function hasExtension(image: string): boolean {
  return image.includes('.')
}
