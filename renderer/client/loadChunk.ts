/** See specification §4 and §9. */
const timeoutMs = 120_000

/**
 * Loads a chunk with a time limit of 120 seconds.
 *
 * @throws Error 'timeout' after that, and whatever the import throws.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout')), timeoutMs)
  })
  return Promise.race([load(), timeout]).finally(() => clearTimeout(timer))
}
