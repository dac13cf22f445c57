/** Specification §4 and §9. */
const limit = 120_000

/**
 * Loads a chunk, for at most 120 seconds.
 *
 * @throws Error 'timeout' where it takes longer, and whatever the import throws.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), limit)
  })
  return Promise.race([load(), timeout]).finally(() => clearTimeout(timer))
}
