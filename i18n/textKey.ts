import type { Words } from './words'

/**
 * The key of the words that an entry of `content/` has: `` t(textKey('projects', id)) ``. Which entries there are is only known
 * from the data, so it has the type of any of them; the check demands words for each (`check/references.ts`).
 *
 * @param group where the words of all entries stand, such as `services.cards`.
 */
export function textKey<G extends string>(group: G, id: string | number) {
  return `${group}.${id}` as `${G}.${keyof At<Words, G> & string}`
}

/** What stands at a path. */
type At<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer First}.${infer Rest}`
    ? First extends keyof T
      ? At<T[First], Rest>
      : never
    : never
