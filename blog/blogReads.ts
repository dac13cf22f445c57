/**
 * Which questions to our own blog something was made of, to know later whether it would be made of the same.
 *
 * @param make asks them; only one is made at a time.
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

/** The question for the whole blog. */
export const everything = 'everything'

/** @param question as `versionOf` (blog/blogVersions.ts) understands it. */
export function noteRead(question: string): void {
  reads?.add(question)
}

/** Something was asked whose answer may be another next time, and nobody will know. */
export function noteForeignRead(): void {
  isTraceable = false
}

/** Answers a question: what is read to answer it is not noted besides. */
export function answering<T>(question: string, answer: () => T): T {
  noteRead(question)
  const outer = reads
  reads = undefined
  try {
    return answer()
  } finally {
    reads = outer
  }
}

let reads: Set<string> | undefined
let isTraceable = true
