/** Large wide drawings inside a text, each showing the course of its subject. */
import { bell, hill, type Subject, smooth, sum } from '../fields'

const wide = { width: 1600, height: 520, lines: 34, top: 190, bottom: 512, perspective: 1.35, weight: 1.3, ripple: 2, tolerance: 0.5 }

/** A mountain out of several hills, `size` of them across. */
const massif = (x: number, y: number, height: number, size: number) =>
  sum(
    hill(x, y, height, size, size * 0.6),
    hill(x - size * 0.9, y + 22, height * 0.5, size * 0.6, size * 0.5),
    hill(x + size * 1.1, y + 14, height * 0.42, size * 0.7, size * 0.5),
    hill(x + size * 0.35, y - 34, height * 0.6, size * 0.4, size * 0.4),
  )

export const landscapes = {
  // A small peak first, then larger ones, from the lessons learned.
  'first-version': () => ({
    ...wide,
    accentLine: 372,
    terrain: sum(hill(250, 372, 62, 34), hill(560, 372, 96, 62, 46), hill(900, 366, 136, 92, 60), massif(1300, 360, 168, 130)),
  }),
  // Two ranges, one from each side, that join in one wave.
  'shared-ground': () => ({
    ...wide,
    accentLine: 380,
    terrain: (x, y) => {
      const near = bell(x - 800, 210)
      const left = (1 - smooth(120, 900, x)) * 58 * (1 + Math.sin(x * 0.02 + y * 0.016))
      const right = smooth(700, 1480, x) * 58 * (1 + Math.sin(-x * 0.02 + y * 0.016))
      return (left + right) * smooth(190, 330, y) * (1 - smooth(430, 512, y)) + near * 150 * bell(y - 372, 62)
    },
  }),
  // Ground that rises in even steps.
  foundations: () => ({
    ...wide,
    accentLine: 396,
    terrain: (x, y) => {
      const across = smooth(210, 270, y) * (1 - smooth(440, 486, y))
      const stairs = [240, 500, 760, 1020, 1280].reduce((height, at) => height + 30 * smooth(at, at + 16, x), 0)
      return across * stairs
    },
  }),
  // From the first idea over the summit of the launch, and beyond: the line does not end there.
  'long-way': () => ({
    ...wide,
    accentLine: 384,
    terrain: sum(
      hill(180, 396, 30, 46),
      hill(420, 380, 58, 90, 60),
      massif(800, 368, 190, 120),
      (x, y) => smooth(1040, 1300, x) * 15 * smooth(240, 400, y) * (Math.sin(x * 0.021 + y * 0.02) + 0.5 * Math.sin(x * 0.037 - y * 0.03)),
    ),
  }),
} satisfies Record<string, Subject>
