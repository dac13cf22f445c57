/** See specification §4 and §9. */
const timeoutMs = 120_000

/**
 * Loads a chunk with a time limit of 120 seconds.
 *
 * @throws Error 'timeout' after that, and whatever the import throws.
 */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    // Nobody hears of a time limit after the chunk.
    setTimeout(() => reject(new Error('timeout')), timeoutMs)
    load().then(resolve, reject)
  })
}
