import type { LocaleResources } from './resources'

/** Stands before an English text that a language has no own for yet, as in the files that `npm run new` writes. */
const mark = '✎'

/** English words as they stand in for those of a language that goes live page by page. */
export function markAll(words: LocaleResources): LocaleResources {
  return changeTexts(words, (text) => `${mark} ${text}`)
}

/** Whether there is a text in a value, at whatever depth, that is English because nobody has translated it yet. */
export function isMarked(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(mark)
  return typeof value === 'object' && value !== null && Object.values(value).some(isMarked)
}

/** A value as a visitor reads it. */
export function unmark<T>(value: T): T {
  return changeTexts(value, (text) => text.replaceAll(`${mark} `, ''))
}

function changeTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((each) => changeTexts(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changeTexts(each, change)])) as T
}
