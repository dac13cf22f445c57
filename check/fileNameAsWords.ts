import type { Fault } from '../collections/problem'
import { announcesPicture, isOnlyPicture } from './isOnlyPicture'

/**
 * Some editors write the name of the file, or “picture”, where its description belongs.
 *
 * @param words the description.
 * @param picture name or address of the picture.
 * @param where to write what it shows, as the end of a sentence.
 */
export function fileNameAsWords(words: string, picture: string, where: string): Fault | undefined {
  if (isOnlyPicture(words)) {
    return { found: `“${words}” tells nobody what the picture shows`, remedy: `Write what it shows${where}.` }
  }
  if (announcesPicture(words)) {
    return { found: `“${words}” says that it is a picture, as screen readers do by themselves`, remedy: `Write only what it shows${where}.` }
  }
  const stem = stemOf(words)
  // Of one word, such as `desk`, nobody knows whether it is meant.
  if (stem !== stemOf(picture) || (stem === words && !/[-_\d]/.test(words))) return undefined
  return { found: `“${words}” is the name of the picture’s file, which tells nobody what it shows`, remedy: `Write what it shows${where}.` }
}

function stemOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
