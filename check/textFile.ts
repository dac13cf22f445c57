import { defaultLocale } from '../i18n/languages'

/**
 * The file of a category or, with a post’s slug, of a post.
 *
 * @param language the original by default.
 */
export function textFile(slugs: readonly string[], language: string = defaultLocale): string {
  const suffix = language === defaultLocale ? '' : `.${language}`
  return `content/blog/${slugs.join('/')}/index${suffix}.md`
}
