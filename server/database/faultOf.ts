/** By the codes of SQLite; whatever a database server says besides stays out, as anybody may read this. */
const faults: [RegExp, string][] = [
  [/READONLY|PERM/, 'read-only'],
  [/FULL/, 'full'],
  [/CORRUPT|NOTADB/, 'corrupt'],
  [/BUSY|LOCKED/, 'locked'],
  [/CANTOPEN/, 'cannot be opened'],
  [/IOERR/, 'cannot be read or written'],
]

/** Why a trial has failed, in a word or two; undefined where it has not. */
export async function faultOf(trial: Promise<unknown>): Promise<string | undefined> {
  try {
    await trial
    return undefined
  } catch (error) {
    const { code = '', message } = error as Error & { code?: string }
    return faults.find(([pattern]) => pattern.test(code))?.[1] ?? faults.find(([pattern]) => pattern.test(message))?.[1] ?? 'failing'
  }
}
