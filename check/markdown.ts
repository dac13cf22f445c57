import type { Problem } from '../collections/problem'
import type { Site } from './readSite'

/** Slips in the Markdown of the blog, which `readBlogTexts` has found as it read them. */
export function checkMarkdown({ blogTexts }: Site): Problem[] {
  return blogTexts.flatMap(({ file, slips }) => slips.map((slip) => ({ file, key: 'text', ...slip })))
}
