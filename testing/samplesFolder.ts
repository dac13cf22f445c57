import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** A folder for what the tests of one run share (`sampleProject.ts`), until the run has ended. */
export default function makeSamplesFolder({ provide }: TestProject): () => void {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'samples-')))
  provide('samples', folder)
  return () => rmSync(folder, { recursive: true })
}

declare module 'vitest' {
  interface ProvidedContext {
    samples: string
  }
}
