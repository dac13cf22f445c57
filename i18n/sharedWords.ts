/**
 * The files of a language whose texts components read by themselves. An edit of one renders every page of the language. All others reach a page
 * through its `+data`, so that an edit renders only the pages that show it.
 */
export const sharedWords = ['art', 'blog', 'errors', 'layout'] as const

/**
 * Refuses texts of other files.
 *
 * @param key with its file first: `layout.skip`.
 */
export function assertShared(key: string): void {
  if (sharedWords.some((name) => key === name || key.startsWith(`${name}.`))) return
  throw new Error(
    `A component reads the text ‘${key}’ by itself, so an edit of it would leave the page as it is. Let the +data of the page return it, or add its file to i18n/sharedWords.ts.`,
  )
}
