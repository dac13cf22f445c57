import { availableParallelism } from 'node:os'
import { pathToFileURL } from 'node:url'
import { startDrawing } from '../plugins/startDrawing.js'
import { viteProgram } from './runVite.js'

/**
 * Runs Vite’s command. The drawings, whose names the bundles need, are begun first in other threads, because Vite takes 0.7 s to load. One core
 * is left to Vite, which keeps it busy as long: on two cores, a second thread would compile the drawing code again, for 1.4 s of the processor.
 */
Object.assign(globalThis, { drawingBegun: startDrawing(availableParallelism() - 1) })
// As a URL: in a path, `import` would decode a percent sign, and take the drive of Windows for a protocol.
await import(pathToFileURL(viteProgram()).href)
