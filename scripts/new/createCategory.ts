import { readFileSync } from 'node:fs'
import { printFrontMatter } from '../../admin/browser/printFrontMatter'
import { categoryOrder } from '../../blog/loadBlog'
import { takenAddresses } from '../../check/takenAddresses'
import { textFile } from '../../check/textFile'
import { allLanguages, defaultLocale } from '../../i18n/languages'
import { categoryWords, untranslated } from './hints'
import { insert } from './insert'
import type { Creation } from './kind'

/** Creates a category of the blog, as a draft in every language, after the others. */
export function createCategory({ name = '', slug = '', image }: Record<string, string>): Creation {
  const files = allLanguages.map(({ code }) => {
    const { description, alt } = categoryWords
    const frontMatter = { name: code === defaultLocale ? name : untranslated(name), description, image, alt, draft: true }
    return { path: textFile([slug], code), text: `---\n${printFrontMatter(frontMatter)}---\n`, isNew: true }
  })
  return {
    files: [...files, { path: categoryOrder, text: insert(readFileSync(categoryOrder, 'utf8'), [-1], slug), isNew: false }],
    summary: `A draft of a category, in ${allLanguages.length} languages. npm run dev shows it at /${slug}; the order of categories is in ${categoryOrder}.`,
    next: `Posts come with: npm run new -- post --category ${slug}. When it is ready, take “draft” out of all of its files, as a category has its words in every language.`,
  }
}

/** The problem of its address, as the end of a sentence. */
export function categoryProblem(slug: string): string | undefined {
  const codes = allLanguages.map(({ code }) => code)
  const owner = takenAddresses('.', codes).get(slug)
  return owner && `is the address ${owner}`
}
