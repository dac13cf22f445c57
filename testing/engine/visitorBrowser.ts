/** A window of any engine, with the operations of `testing/engine/tryEngine.ts`. */
export interface VisitorBrowser {
  /** Errors, warnings and policy violations since `forget`, if the engine reports them. */
  readonly problems: string[]
  open(url: string): Promise<void>
  /** Width in CSS pixels, or the minimum that the window’s frame allows. */
  resize(width: number, height: number): Promise<void>
  /** Runs a function body in the page, with `arguments`. */
  run<T>(body: string, ...values: unknown[]): Promise<T>
  /** @throws if the element is covered. */
  click(selector: string): Promise<void>
  type(selector: string, text: string): Promise<void>
  /** Presses the mouse at a point of the window, in CSS pixels, moves it over the others, releases it at the last one, and puts it into the corner, where it hovers nothing. */
  drag(points: readonly (readonly [x: number, y: number])[]): Promise<void>
  /** The page as an A4 PDF, if the driver can print. */
  print?(): Promise<Buffer>
  /** Resets the window to a new visitor. */
  forget(): Promise<void>
  end(): Promise<void>
}
