/** What is named as the database may not be used as one, whatever its disk and rights. */
export class UnusableDatabase extends Error {
  /** @param remedy what the operator should do. */
  constructor(
    reason: string,
    readonly remedy: string,
  ) {
    super(reason)
  }
}
