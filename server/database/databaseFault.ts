/** By SQLite’s error codes. The error message itself is not returned, because the result is public. */
const faults: [RegExp, string][] = [
  [/READONLY|PERM/, 'read-only'],
  [/FULL/, 'full'],
  [/CORRUPT|NOTADB/, 'corrupt'],
  [/BUSY|LOCKED/, 'locked'],
  [/CANTOPEN/, 'cannot be opened'],
  [/IOERR/, 'cannot be read or written'],
]

/** The kind of failure of an operation, in a word or two; undefined if it succeeds. */
export function databaseFault(operation: Promise<unknown>): Promise<string | undefined> {
  return operation.then(() => undefined, faultOf)
}

export function faultOf({ code = '', message }: Error & { code?: string }): string {
  return faults.find(([pattern]) => pattern.test(code))?.[1] ?? faults.find(([pattern]) => pattern.test(message))?.[1] ?? 'failing'
}
