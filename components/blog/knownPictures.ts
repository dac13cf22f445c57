import type { Pictures } from '../../islands/blog/Image'
import { findDrawing } from '../findDrawing'

/** The pictures of these entries, for the island that shows them. */
export function knownPictures(entries: { image: string }[]): Pictures {
  return Object.fromEntries(entries.map(({ image }) => [image, findDrawing(image)]))
}
