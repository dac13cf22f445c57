import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { backendInPreview } from './renderer/build/backendInPreview.ts'
import { codePlugins, oxc } from './renderer/build/codePlugins.ts'
import { livePreview } from './renderer/preview/livePreview.ts'

/** The preview (`npm run dev`). What `npm run build` bundles is in renderer/build/bundleSite.ts. */
export default defineConfig({
  plugins: [vike(), ...codePlugins(), livePreview(), backendInPreview()],
  oxc,
})
