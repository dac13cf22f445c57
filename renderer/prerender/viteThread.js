import { pathToFileURL } from 'node:url'
import { startDrawing } from '../plugins/startDrawing.js'
import { viteProgram } from './runVite.js'

/** Runs Vite’s command while another thread already draws: Vite takes 0.7 s to load, and the bundles wait for the names of the drawings. */
Object.assign(globalThis, { drawingBegun: startDrawing() })
// As a URL: in a path, `import` would decode a percent sign, and take the drive of Windows for a protocol.
await import(pathToFileURL(viteProgram()).href)
