import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale } from '../i18n/languages'

/** Position of a key’s value in the front matter of a Markdown file. */
export function frontMatterPosition(root: string, path: string, key: string): { line: number; column: number } {
  const lines = readFileSync(join(root, path), 'utf8').split('\n')
  const line = lines.findIndex((each) => each.startsWith(`${key}:`))
  if (line < 0) return { line: 1, column: 1 }
  const { length } = /^[^:]*:\s*/.exec(lines[line] ?? '')?.[0] ?? ''
  return { line: line + 1, column: length + 1 }
}

/**
 * The file of a category or, with a post’s slug, of a post.
 *
 * @param language the original by default.
 */
export function textFile(slugs: readonly string[], language: string = defaultLocale): string {
  const suffix = language === defaultLocale ? '' : `.${language}`
  return `content/blog/${slugs.join('/')}/index${suffix}.md`
}
