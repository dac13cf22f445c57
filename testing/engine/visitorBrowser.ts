/** A window of some engine, with what a test of `testing/engine/tryEngine.ts` does in it. */
export interface VisitorBrowser {
  /** Errors, warnings and broken rules of the security policy since `forget`, where the engine tells them. */
  readonly problems: string[]
  open(url: string): Promise<void>
  /** As wide as this in CSS pixels, or as its own bars allow. */
  resize(width: number, height: number): Promise<void>
  /** Runs the body of a function in the page, with `arguments`. */
  run<T>(body: string, ...values: unknown[]): Promise<T>
  /** @throws where something else lies above the element. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** The page on sheets of A4, as a PDF, where the driver can print. */
  print?(): Promise<Buffer>
  /** Makes the window that of a new visitor. */
  forget(): Promise<void>
  end(): Promise<void>
}
