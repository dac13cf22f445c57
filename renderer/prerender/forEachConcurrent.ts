/**
 * Works on items side by side: whenever one is done, the next begins.
 *
 * @param most how many are under way at the same time.
 * @throws what the work throws first.
 */
export async function forEachConcurrent<T>(items: readonly T[], most: number, work: (item: T) => Promise<void>): Promise<void> {
  // All take from the same iterator.
  const rest = items.values()
  await Promise.all(
    Array.from({ length: most }, async () => {
      for (const item of rest) await work(item)
    }),
  )
}
