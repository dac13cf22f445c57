/**
 * Which answers of our own blog something was made of, to know later whether it would be made of the same.
 *
 * @param make asks for them, and for nothing else of the blog; only one is made at a time.
 * @returns what it made, and the questions; none are known where a foreign backend was asked.
 */
export async function traceReads<T>(make: () => T | Promise<T>): Promise<{ made: T; reads: string[] | undefined }> {
  const questions = new Set<string>()
  reads = questions
  isTraceable = true
  try {
    const made = await make()
    return { made, reads: isTraceable ? [...questions] : undefined }
  } finally {
    reads = undefined
  }
}

/** @param question as `versionOf` understands it; undefined, where nobody knows whether the answer is the same next time. */
export function noteRead(question: string | undefined): void {
  if (question === undefined) isTraceable = false
  else reads?.add(question)
}

let reads: Set<string> | undefined
let isTraceable = true
