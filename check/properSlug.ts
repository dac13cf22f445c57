import { asciiLetters } from '../collections/asciiLetters'
import { withoutLookAlikes } from '../collections/lookAlikes'

/** The name that a folder of the blog must have: lower-case letters, digits and single hyphens. Empty if none can be made of its name. */
export function properSlug(name: string): string {
  return asciiLetters(withoutLookAlikes(name))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
