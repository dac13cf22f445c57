/**
 * Processes items concurrently; whenever one is done, the next begins.
 *
 * @param maxConcurrent maximum number of items in progress.
 * @throws the first error of `work`, after which no other item begins.
 */
export async function forEachConcurrent<T>(items: readonly T[], maxConcurrent: number, work: (item: T) => Promise<unknown>): Promise<void> {
  // Shared by all loops. A generator, which the loop that fails closes for the others.
  const remaining = (function* () {
    yield* items
  })()
  await Promise.all(
    Array.from({ length: maxConcurrent }, async () => {
      for (const item of remaining) await work(item)
    }),
  )
}
