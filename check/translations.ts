import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import type { Site } from './readSite'
import { textFile } from './textFile'
import { placeOfField } from './textPlace'

/** A translation must have the date and picture of its original. */
export function checkTranslations({ root, blog }: Site): Problem[] {
  return blog.flatMap((category) => [
    ...differences(root, [category.slug], category.texts, ['image']),
    ...category.posts.flatMap((post) => differences(root, [category.slug, post.slug], post.texts, ['date', 'image'])),
  ])
}

function differences<K extends string>(root: string, slugs: string[], texts: Map<string, Record<K, string>>, keys: K[]): Problem[] {
  const original = texts.get(defaultLocale)
  if (!original) return []
  return [...texts].flatMap(([language, text]) =>
    keys
      .filter((key) => text[key] !== original[key])
      .map((key) => {
        const found = `${text[key]} differs from the original, which has ${original[key]}`
        const remedy = `Write ${original[key]}, or change ${textFile(slugs)} as well.`
        return { ...placeOfField(root, textFile(slugs, language), key), found, remedy }
      }),
  )
}
