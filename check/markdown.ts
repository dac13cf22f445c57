import type { Problem } from '../collections/problem'
import type { Site } from './readSite'

/** Reports the Markdown mistakes that `readBlogTexts` has found. */
export function checkMarkdown({ blogTexts }: Site): Problem[] {
  return blogTexts.flatMap(({ file, markdownMistakes }) => markdownMistakes.map((mistake) => ({ file, key: 'text', ...mistake })))
}
