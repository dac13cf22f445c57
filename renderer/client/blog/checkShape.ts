import type { BlogData, CategoriesData, Entry, NewPost, Post } from '../../../blog/view/readBlog'

/**
 * @returns what can be shown of the backend’s answer: without the newest posts of a category whose list has one that cannot be shown. The call has
 *   them for our backend only (`blog/contract.ts`, where a build leaves out the same), so another’s is not worth a notice.
 * @throws if the answer lacks a text that the page shows; the error names it.
 */
export function checkShape<Data extends BlogData>(data: Data): Data {
  if ('categories' in data) {
    assertEntries(data.categories)
    return { ...data, newest: showable(data.newest) }
  }
  if ('posts' in data) assertEntries([data.category, ...data.posts])
  else assertTexts<Post>(data, ['title', 'image', 'content'])
  for (const each of data.suggested) assertTexts<Entry>(each, ['slug', 'name'])
  return data
}

function showable(newest: CategoriesData['newest']): CategoriesData['newest'] {
  const refused = new Set(newest.filter((post) => missingText<NewPost>(post, [...entryTexts, 'date'])).map(({ category }) => category))
  return newest.filter(({ category }) => !refused.has(category))
}

const entryTexts = ['slug', 'name', 'description', 'image', 'alt'] as const

function assertEntries(entries: Entry[]): void {
  for (const entry of entries) assertTexts<Entry>(entry, entryTexts)
}

function assertTexts<T>(value: Partial<T>, keys: readonly (keyof T & string)[]): void {
  const missing = missingText(value, keys)
  if (missing) throw new Error(`The backend’s answer has no text '${missing}'.`)
}

function missingText<T>(value: Partial<T>, keys: readonly (keyof T & string)[]): string | undefined {
  return keys.find((key) => typeof value[key] !== 'string')
}
