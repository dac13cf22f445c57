import type { PhotographSize } from '../collections/photographs'
import type { Problem } from '../collections/problem'

/** A picture that content or blog names, and where. */
export interface PictureUse {
  /** Of a drawing, or of a photograph with its ending. */
  image: string
  /** Where it may lie if it is a photograph, from the project’s root, the nearest first. */
  paths: string[]
  /** Whether it says itself what it shows, and needs no words in `art.json`. */
  isDescribed: boolean
  /** How large it has to be, where that is less than elsewhere: it stands inside a text. */
  least?: PhotographSize
  /** Looked for only where there is something to say. */
  place: () => Pick<Problem, 'file' | 'line' | 'column' | 'key'>
}

/** Whether a photograph is named; drawings are named without an ending. */
export function hasEnding(image: string): boolean {
  return image.includes('.')
}
