import { defineConfig } from 'vitest/config'
import { drawings } from './renderer/build/drawings.ts'
import { inlineScript } from './renderer/build/inlineScript.ts'
import { photographs } from './renderer/build/photographs.ts'
import { webFont } from './renderer/build/webFont.ts'

/** `unit` needs nothing; `built` reads `dist/client` and so runs after a build. */
export default defineConfig({
  plugins: [inlineScript(), drawings(), photographs(), webFont()],
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['**/*.test.{ts,tsx}'], exclude: ['node_modules/**', 'dist/**', 'e2e/**'] } },
      { extends: true, test: { name: 'built', include: ['e2e/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
})
