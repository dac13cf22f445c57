import { defaultLocale } from '../i18n/languages'

const almost = new RegExp(`^index(\\.${defaultLocale})?\\.(mdx?|markdown|txt|md\\.txt)$`, 'i')

/**
 * The file that its author means as the original, in a folder without `index.md`: `Index.md`, `index.en.md` or `index.md.txt`.
 *
 * @param names of the files in the folder.
 */
export function misnamedOriginal(names: readonly string[]): string | undefined {
  return names.includes('index.md') ? undefined : names.find((name) => almost.test(name))
}
