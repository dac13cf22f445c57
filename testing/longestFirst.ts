import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small test files that take long because they wait for browsers. */
const slowFiles = /\/e2e\/(firefox|webkit)\.test\.ts$/

/**
 * Starts the slowest test files first, so that none runs alone at the end. Vitest does so only with recorded durations; in a fresh
 * clone it sorts by file size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(slowFiles.test(other.moduleId)) - Number(slowFiles.test(one.moduleId)))
  }
}
