import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { answersInPreview } from './renderer/plugins/answersInPreview.ts'
import { codePlugins, oxc } from './renderer/plugins/codePlugins.ts'
import { redirectsInPreview } from './renderer/plugins/redirectsInPreview.ts'
import { livePreview } from './renderer/preview/livePreview.ts'
import { startProblem } from './renderer/preview/startProblem.ts'
import './renderer/prerender/compilerFlags.cjs'

const problem = startProblem(process.cwd(), process.argv, process.env.PORT)
if (problem) {
  console.error(problem)
  process.exit(1)
}

/** The preview (`npm run dev`). What `npm run build` bundles is in renderer/prerender/bundle.config.ts. */
export default defineConfig({
  plugins: [vike(), ...codePlugins(), livePreview(), redirectsInPreview(), answersInPreview()],
  oxc,
  server: {
    // The preview shows drafts, and has the project’s files: neither is for others in the network, unless `-- --host` says so.
    host: 'localhost',
    port: Number(process.env.PORT) || 3000,
    // Vite’s own, and the enquiries of a server that has run here.
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '*.db', '*.db[-.]*'] },
  },
})
