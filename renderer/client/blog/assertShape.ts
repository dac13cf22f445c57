import type { BlogData, Entry, Post } from '../../../blog/view/readBlog'

/** @throws if the backend’s answer lacks a text that the page shows; the error names it. */
export function assertShape(data: BlogData): void {
  if ('categories' in data) {
    assertEntries([...data.categories, ...data.newest])
    if (!data.newest.every(({ date }) => Date.parse(date))) throw new Error('The backend’s answer has a date that is none.')
  } else if ('posts' in data) assertEntries([data.category, ...data.posts])
  else {
    assertTexts<Post>(data, ['title', 'image', 'content'])
    for (const each of data.suggested) assertTexts<Entry>(each, ['slug', 'name'])
  }
}

function assertEntries(entries: Entry[]): void {
  for (const entry of entries) assertTexts<Entry>(entry, ['slug', 'name', 'description', 'image', 'alt'])
}

function assertTexts<T>(value: Partial<T>, keys: (keyof T & string)[]): void {
  const missing = keys.find((key) => typeof value[key] !== 'string')
  if (missing) throw new Error(`The backend’s answer has no text '${missing}'.`)
}
