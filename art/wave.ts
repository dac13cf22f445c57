/**
 * A sine wave over a field. Along the rows of a picture it is taken from the sines of the columns and of the row (sin(a + b) = sin a cos b +
 * cos a sin b): nearly every point of the empty field needs two sines, which would take a sixth of the time of drawing.
 */
export class Wave {
  private readonly sines: Float64Array
  private readonly cosines: Float64Array
  private rowSine = Number.NaN
  private rowCosine = Number.NaN

  /**
   * @param columns the x of the points of a row.
   * @param alongX by how much the angle grows with x, and with y.
   * @param phase the angle at the point 0.
   */
  constructor(
    columns: Float64Array,
    private readonly alongX: number,
    private readonly alongY: number,
    private readonly phase: number,
  ) {
    this.sines = columns.map((x) => Math.sin(x * alongX))
    this.cosines = columns.map((x) => Math.cos(x * alongX))
  }

  /** Begins the next row. */
  row(y: number) {
    const angle = y * this.alongY + this.phase
    this.rowSine = Math.sin(angle)
    this.rowCosine = Math.cos(angle)
  }

  /** @param column number of the point in its row; negative for one that is not of the row. */
  at(x: number, y: number, column: number): number {
    if (column < 0) return Math.sin(x * this.alongX + y * this.alongY + this.phase)
    return (this.sines[column] as number) * this.rowCosine + (this.cosines[column] as number) * this.rowSine
  }
}
