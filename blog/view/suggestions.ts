/**
 * Suggestions for further reading: the entries after the current one, wrapping around.
 *
 * @returns at most four (specification §9), never the current one; empty if the slug is not among them.
 */
export function suggestions<T extends { slug: string }>(entries: readonly T[], slug: string): T[] {
  const index = entries.findIndex((entry) => entry.slug === slug)
  if (index < 0) return []
  return [...entries.slice(index + 1), ...entries.slice(0, index)].slice(0, 4)
}
