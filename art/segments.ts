type Point = readonly [x: number, y: number]

/** How many numbers a segment has: beginning, extent, the inverse of the squared length, and the y of the end. */
const SEGMENT = 6
/** How many neighbours share a box. */
const GROUP = 6
/** How many numbers a group has: left, top, right, bottom, and where its segments begin and end. */
const BOX = 6
/** Far more than rounding errors add up to. */
const MARGIN = 1e-6

/**
 * The segments of a line. As numbers, because objects with whole numbers would have another form than those with fractions, and reading both is
 * slow. Neighbours share a box: most of them are further from a point than what is nearest to it.
 */
export class Segments {
  private readonly numbers: Float64Array
  private readonly boxes: Float64Array
  /** The group with the nearest segment of the last point, which is probably the one of the next. */
  private nearest = 0

  constructor(segments: readonly (readonly [Point, Point])[]) {
    this.numbers = Float64Array.from(
      segments.flatMap(([[ax, ay], [bx, by]]) => {
        const dx = bx - ax
        const dy = by - ay
        return [ax, ay, dx, dy, 1 / (dx * dx + dy * dy || 1), by]
      }),
    )
    const groups = Array.from({ length: Math.ceil(segments.length / GROUP) }, (_, index) => segments.slice(index * GROUP, (index + 1) * GROUP))
    this.boxes = Float64Array.from(
      groups.flatMap((group, index) => {
        const [xs, ys] = [0, 1].map((axis) => group.flatMap((ends) => ends.map((end) => end[axis] ?? 0))) as [number[], number[]]
        const from = index * GROUP * SEGMENT
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys), from, from + group.length * SEGMENT]
      }),
    )
  }

  /** The square of the distance to the nearest segment. */
  square(x: number, y: number): number {
    const { boxes } = this
    let least = this.squareTo(this.nearest, x, y)
    const first = this.nearest
    for (let box = 0; box < boxes.length; box += BOX) {
      if (box === first) continue
      const dx = Math.max((boxes[box] as number) - x, x - (boxes[box + 2] as number), 0)
      const dy = Math.max((boxes[box + 1] as number) - y, y - (boxes[box + 3] as number), 0)
      if (dx * dx + dy * dy > least + MARGIN) continue
      const square = this.squareTo(box, x, y)
      if (square >= least) continue
      least = square
      this.nearest = box
    }
    return least
  }

  /** Whether a point is inside of the segments, if these are a closed outline. */
  isInside(x: number, y: number): boolean {
    const { boxes, numbers } = this
    let isInside = false
    for (let box = 0; box < boxes.length; box += BOX) {
      if (y < (boxes[box + 1] as number) || y >= (boxes[box + 3] as number) || x > (boxes[box + 2] as number) + MARGIN) continue
      for (let at = boxes[box + 4] as number; at < (boxes[box + 5] as number); at += SEGMENT) {
        const ay = numbers[at + 1] as number
        const isCrossed = ay > y !== (numbers[at + 5] as number) > y
        if (isCrossed && x - (numbers[at] as number) < ((numbers[at + 2] as number) * (y - ay)) / (numbers[at + 3] as number)) isInside = !isInside
      }
    }
    return isInside
  }

  /** The least square of the distances to the segments of a group. */
  private squareTo(box: number, x: number, y: number): number {
    const { numbers } = this
    const end = this.boxes[box + 5] as number
    let least = Number.POSITIVE_INFINITY
    for (let at = this.boxes[box + 4] as number; at < end; at += SEGMENT) {
      const px = x - (numbers[at] as number)
      const py = y - (numbers[at + 1] as number)
      const dx = numbers[at + 2] as number
      const dy = numbers[at + 3] as number
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) * (numbers[at + 4] as number)))
      const ex = px - dx * t
      const ey = py - dy * t
      const square = ex * ex + ey * ey
      if (square < least) least = square
    }
    return least
  }
}
