import type { PhotographSize } from '../collections/photographs'
import type { Problem } from '../collections/problem'

/** A picture that content or blog names, and where. */
export interface PictureUse {
  /** Name of a drawing, or of a photograph with extension. */
  image: string
  /** Where it may lie if it is a photograph, from the project’s root, the nearest first. */
  paths: string[]
  /** Whether it has its own alternative text and needs none in `art.json`. */
  isDescribed: boolean
  /** How large it has to be, where that is less than elsewhere: it stands inside a text. */
  least?: PhotographSize
  /** A function, because it is needed for problems only. */
  place: () => Pick<Problem, 'file' | 'line' | 'column' | 'key'>
}

/** Whether it is a photograph; drawings have no extension. */
export function hasExtension(image: string): boolean {
  return image.includes('.')
}
