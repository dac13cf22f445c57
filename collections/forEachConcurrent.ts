/**
 * Processes items concurrently; whenever one is done, the next begins.
 *
 * @param maxConcurrent maximum number of items in progress.
 * @throws the first error of `work`.
 */
export async function forEachConcurrent<T>(items: readonly T[], maxConcurrent: number, work: (item: T) => Promise<void>): Promise<void> {
  // Shared by all loops.
  const remaining = items.values()
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      for (const item of remaining) await work(item)
    }),
  )
}
