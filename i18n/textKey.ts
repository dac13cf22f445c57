import type { Words } from './words'

/**
 * The text key of an entry of `content/`: `` t(textKey('projects', id)) ``. Entries are known only at run time, so its type is
 * that of any of them; the check ensures that all have texts (`check/references.ts`).
 *
 * @param group key of the group of all entries, such as `services.cards`.
 */
export function textKey<G extends string>(group: G, id: string | number) {
  return `${group}.${id}` as `${G}.${keyof At<Words, G> & string}`
}

/** The type at a path. */
type At<T, P extends string> = P extends keyof T
  ? T[P]
  : P extends `${infer First}.${infer Rest}`
    ? First extends keyof T
      ? At<T[First], Rest>
      : never
    : never
