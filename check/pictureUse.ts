import type { Problem } from '../collections/problem'

/** An `image` of content or blog: which picture it names, and where. */
export interface PictureUse {
  /** Of a drawing, or of a photograph with its ending. */
  image: string
  /** Whether it says itself what it shows, and needs no words in `art.json`. */
  isDescribed: boolean
  /** Looked for only where there is something to say. */
  place: () => Pick<Problem, 'file' | 'line' | 'column' | 'key'>
}

/** Whether a photograph is named; drawings are named without an ending. */
export function hasEnding(image: string): boolean {
  return image.includes('.')
}
