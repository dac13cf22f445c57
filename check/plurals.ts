/** A required or optional key of a language, and the English one to compare it with. */
interface Counterpart {
  key: string
  english: string
  required: boolean
  /** Whether the form is for one number only, which the text may spell out: “one post”. */
  spellsCount: boolean
}

/**
 * The keys of an object in a language, given the English ones. They are the same, except for plurals: i18next chooses
 * among `posts_one`, `posts_other`, … by the rules of the language, so Japanese needs only `_other`, Arabic all six.
 */
export function counterparts(englishKeys: readonly string[], language: string): Counterpart[] {
  const plurals = new Set(englishKeys.filter((key) => ending.test(key)).map(withoutForm))
  return [
    ...englishKeys.filter((key) => !ending.test(key)).map((key) => ({ key, english: key, required: true, spellsCount: false })),
    ...[...plurals].flatMap((base) => formsOf(base, englishKeys, language)),
  ]
}

/** The plural forms of all languages together; each is the ending of a key (https://www.i18next.com/translation-function/plurals). */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other']

const ending = new RegExp(`_(?:${pluralForms.join('|')})$`)

/** A key without the ending of its plural form: `posts` for `posts_one`. */
export function withoutForm(key: string): string {
  return key.replace(ending, '')
}

function formsOf(base: string, englishKeys: readonly string[], language: string): Counterpart[] {
  const rules = new Intl.PluralRules(language)
  const needed = rules.resolvedOptions().pluralCategories.map((form) => `${base}_${form}`)
  const english = englishKeys.filter((key) => withoutForm(key) === base)
  const fallback = english.find((key) => key.endsWith('_other')) ?? english[0] ?? base
  return [...new Set([...needed, ...english, `${base}_zero`])].map((key) => ({
    key,
    english: english.includes(key) ? key : fallback,
    required: needed.includes(key),
    spellsCount: numbers.filter((number) => key === `${base}_${rules.select(number)}`).length === 1,
  }))
}

/** Enough to distinguish “1” from “1, 21, 31, …”. */
const numbers = Array.from({ length: 120 }, (_, number) => number)
