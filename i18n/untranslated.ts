import { unwritten } from './unwritten'

/** The mark of a text, with its key if known: `✎ Work`, `✎{menu.work} Work`. */
const marks = new RegExp(`${unwritten}(?:\\{([^}]*)\\})? `, 'g')

/**
 * Completes the words of a partial language: missing words are replaced by the English ones, marked and with their keys.
 *
 * @param english its words, of the same shape.
 */
export function fillInMarked<T>(words: T | undefined, english: T, path: readonly (string | number)[] = []): T {
  if (typeof english === 'string') {
    const own = typeof words === 'string' ? words : undefined
    return (own !== undefined && !own.includes(unwritten) ? own : `${unwritten}{${path.join('.')}} ${own === undefined ? english : unmark(own)}`) as T
  }
  if (Array.isArray(english)) {
    const own = Array.isArray(words) ? words : []
    return english.map((each, index) => fillInMarked(own[index], each, [...path, index])) as T
  }
  if (!isGroup(english)) return words ?? english
  const own: Record<string, unknown> = isGroup(words) ? words : {}
  const filled = Object.entries(english).map(([key, each]) => [key, fillInMarked(own[key], each, [...path, key])])
  return { ...own, ...Object.fromEntries(filled) } as T
}

/** Whether a value contains a marked text, at any depth. */
export function isMarked(value: unknown): boolean {
  if (typeof value === 'string') return value.includes(unwritten)
  return typeof value === 'object' && value !== null && Object.values(value).some(isMarked)
}

/** The known keys of marked texts, in their order. */
export function markedKeys(value: unknown): string[] {
  const found = new Set<string>()
  changeTexts(value, (text) => {
    for (const [, key] of text.matchAll(marks)) if (key) found.add(key)
    return text
  })
  return [...found]
}

/** Removes the marks from a value, for visitors. */
export function unmark<T>(value: T): T {
  return changeTexts(value, (text) => text.replaceAll(marks, ''))
}

/** Whether it is a branch of texts, not a text or a list. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function changeTexts<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((each) => changeTexts(each, change)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, changeTexts(each, change)])) as T
}
