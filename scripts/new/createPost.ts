import { printFrontMatter } from '../../admin/browser/printFrontMatter'
import { loadBlog } from '../../blog/loadBlog'
import { textFile } from '../../check/textFile'
import { allLanguages, defaultLocale } from '../../i18n/languages'
import { postWords, untranslated } from './hints'
import type { Creation } from './kind'

/** Creates a draft of a blog post, with a translation for each language. */
export function createPost({ category = '', title = '', slug = '', date, image }: Record<string, string>): Creation {
  // `blog.php?slug=` identifies a post without its category.
  const other = loadBlog().categories.find(({ posts }) => posts.some((post) => post.slug === slug))
  if (other) throw new Error(`The slug “${slug}” is that of content/blog/${other.slug}/${slug}. Give another one with --slug.`)
  const { text, description, alt, keywords } = postWords
  const files = allLanguages.map(({ code }) => {
    const isOriginal = code === defaultLocale
    // A translation has date and picture of its original: named again, they would be mistakes as soon as the original gets others.
    const frontMatter = printFrontMatter({
      title: isOriginal ? title : untranslated(title),
      description,
      ...(isOriginal && { date, image }),
      alt,
      keywords,
      draft: true,
    })
    return { path: textFile([category, slug], code), text: `---\n${frontMatter}---\n\n${text}\n`, isNew: true }
  })
  return {
    files,
    summary: `A draft of a post, and of its translations. npm run dev shows it at /${category}/${slug}.`,
    next: `When the original is ready, take “draft” out of ${files[0]?.path}; translations follow in the same way, each when it is ready, and are optional.`,
  }
}
