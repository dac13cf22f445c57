import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { drawings } from './renderer/build/drawings.ts'
import { inlineScript } from './renderer/build/inlineScript.ts'
import { plainImports } from './renderer/build/plainImports.ts'
import { reloadOnEdit } from './renderer/build/reloadOnEdit.ts'

export default defineConfig({
  plugins: [vike(), inlineScript(), drawings(), plainImports(), reloadOnEdit()],
  oxc: { plugins: { styledComponents: { displayName: false } } },
  build: { modulePreload: false, target: 'baseline-widely-available', assetsInlineLimit: 0 },
})
