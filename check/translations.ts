import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { blogEntries } from './blogEntries'
import type { Site } from './readSite'
import { textFile } from './textFile'
import { placeOfField } from './textPlace'

/** A translation must have the date and picture of its original. */
export function checkTranslations({ root, blog }: Site): Problem[] {
  return blogEntries(blog).flatMap(({ slugs, texts }) => {
    const original: Shared | undefined = texts.get(defaultLocale)
    if (!original) return []
    return [...texts].flatMap(([language, text]: [string, Shared]) =>
      (['date', 'image'] as const)
        .filter((key) => text[key] !== original[key])
        .map((key) => {
          const found = `${text[key]} differs from the original, which has ${original[key]}`
          const remedy = `Write ${original[key]}, or change ${textFile(slugs)} as well.`
          return { ...placeOfField(root, textFile(slugs, language), key), found, remedy }
        }),
    )
  })
}

/** Categories have no date. */
type Shared = Partial<Record<'date' | 'image', string>>
