import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files of tests that take long, as they wait for browsers. */
const waiting = /\/e2e\/(firefox|webkit)\.test\.ts$/

/**
 * The order in which files of tests start: those that take longest first, so that in the end nothing waits for one of them. Vitest
 * does so where it knows how long each took; in a fresh clone it goes by their sizes.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(waiting.test(other.moduleId)) - Number(waiting.test(one.moduleId)))
  }
}
