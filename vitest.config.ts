import { defineConfig } from 'vitest/config'
import { codePlugins } from './renderer/plugins/codePlugins.ts'
import { LongestFirst } from './testing/longestFirst.ts'

/** `unit` needs nothing; `built` reads `dist/client` and so runs after a build. */
export default defineConfig({
  plugins: codePlugins(),
  test: {
    // A slow machine is no mistake in what is tested: only what hangs runs into these.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // As where pages are made (renderer/document.tsx).
    setupFiles: ['testing/facts.ts'],
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 120_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'e2e/**'],
          globalSetup: ['testing/samplesFolder.ts'],
          // Loading all modules again for each file took longer than the tests. So files share modules: no test mocks one,
          // each restores what it changes, and caches of modules are keyed by their input.
          pool: 'threads',
          isolate: false,
          unstubEnvs: true,
        },
      },
      // In processes, as some work in another folder; in few, as each may build.
      { extends: true, test: { name: 'built', include: ['e2e/**/*.test.ts'], pool: 'forks', maxWorkers: 2 } },
    ],
  },
})
