import { parentPort, workerData } from 'node:worker_threads'
import { draw, drawingNames } from '../../art/catalogue.ts'
import { ACCENT } from '../../theme/accent.ts'

/** Draws every picture whose turn it is: the first of `parts` workers the first one, and so on. */
const { part, parts } = workerData as { part: number; parts: number }

const mine = drawingNames.filter((_, index) => index % parts === part)
parentPort?.postMessage(mine.map((name) => [name, draw(name, ACCENT)]))
