/** By SQLite’s codes. Messages of a database server are not shown, because the result is public. */
const faults: [RegExp, string][] = [
  [/READONLY|PERM/, 'read-only'],
  [/FULL/, 'full'],
  [/CORRUPT|NOTADB/, 'corrupt'],
  [/BUSY|LOCKED/, 'locked'],
  [/CANTOPEN/, 'cannot be opened'],
  [/IOERR/, 'cannot be read or written'],
]

/** The reason why an attempt failed, in a word or two; undefined if it succeeded. */
export async function faultOf(trial: Promise<unknown>): Promise<string | undefined> {
  try {
    await trial
    return undefined
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    return faults.find(([pattern]) => pattern.test(code))?.[1] ?? faults.find(([pattern]) => pattern.test(message))?.[1] ?? 'failing'
  }
}
