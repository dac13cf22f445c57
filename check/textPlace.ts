import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { frontMatterPosition } from '../blog/frontMatterPosition'
import { position } from '../collections/position'
import type { Place } from '../collections/problem'

/** The place of an offset in a text of the blog. Reads the file again: a place is needed for a problem only, and there may be thousands of texts. */
export function placeInText(root: string, file: string, offset: number): Place {
  return { file, ...position(readFileSync(join(root, file), 'utf8'), offset), key: '' }
}

/** The place of a field in the front matter of a text. */
export function placeOfField(root: string, file: string, key: string): Place {
  return { file, ...frontMatterPosition(join(root, file), key), key }
}
