import { parentPort, workerData } from 'node:worker_threads'
import { draw, drawingNames } from '../../art/catalogue.ts'
import { ACCENT } from '../../theme/accent.ts'
import { applyDrawingFilter } from '../../theme/colours.ts'

/** Draws every `parts`-th picture, beginning with number `part`. */
const { part, parts } = workerData as { part: number; parts: number }

const mine = drawingNames.filter((_, index) => index % parts === part)
parentPort?.postMessage(mine.map((name) => [name, draw(name, ACCENT, applyDrawingFilter(ACCENT))]))
