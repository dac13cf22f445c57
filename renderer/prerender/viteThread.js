import { pathToFileURL } from 'node:url'
import { startDrawing } from '../plugins/startDrawing.js'
import { viteProgram } from './runVite.js'

/** Runs Vite’s command. The drawings, whose names the bundles need, are begun first in other threads, because Vite takes 0.7 s to load. */
Object.assign(globalThis, { drawingBegun: startDrawing() })
// As a URL: in a path, `import` would decode a percent sign, and take the drive of Windows for a protocol.
await import(pathToFileURL(viteProgram()).href)
