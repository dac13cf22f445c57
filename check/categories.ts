import { didYouMean, nearName } from '../collections/nearName'
import { fileProblem, type Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { itemsOf, problemAt } from './jsonFile'
import { properSlug } from './properSlug'
import type { Site } from './readSite'
import { textFile } from './textFile'

/** Categories serve as navigation, so each needs its texts in every language, while posts may stay in English. */
export function checkCategories({ languages, blog, problems }: Site): Problem[] {
  const unreadable = new Set(problems.map(({ file }) => file))
  const ready = blog.filter(({ texts }) => texts.get(defaultLocale)?.draft !== true)
  return ready.flatMap(({ slug, texts }) =>
    languages
      .filter((code) => code !== defaultLocale && (texts.get(code)?.draft ?? !(texts.has(code) || unreadable.has(textFile([slug], code)))))
      .map((code) => {
        const [found, remedy] = texts.has(code)
          ? ['is a draft, so its texts are the English ones', 'Remove “draft” when it is ready.']
          : ['the file is missing', `Copy ${textFile([slug])} here and translate it.`]
        return fileProblem(textFile([slug], code), { found, remedy })
      }),
  )
}

/** Every category in the order must exist. */
export function checkCategoryOrder({ content, blog }: Site): Problem[] {
  const file = content.get('blogCategories')
  if (!file) return []
  // A folder with a wrong name is reported on its own.
  const slugs = blog.map(({ slug }) => properSlug(slug))
  return itemsOf(file.tree)
    .filter(({ value }) => !slugs.includes(String(value)))
    .map((node) => {
      const near = nearName(String(node.value), slugs)
      const remedy = near ? `Write “${near}”, or remove it.` : 'Remove it, or correct the name.'
      return problemAt(file, node, { found: `there is no category content/blog/${node.value}${didYouMean(near)}`, remedy })
    })
}
