import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResult, JsonTestResults } from 'vitest/node'

/** Result of a test. */
export interface TestResult {
  file: string
  name: string
  seconds: number
  passed: boolean
  /** In plain text; empty if the runner reports none. */
  error: string
}

/** Reads a JSON report of `vitest --reporter=json` or Playwright’s `json`. After an interrupted run, it may be missing. */
export function readResults(file: string): TestResult[] {
  if (!existsSync(file)) return []
  const report: Partial<JsonTestResults & JSONReport> = JSON.parse(readFileSync(file, 'utf8'))
  return [...(report.testResults ?? []).flatMap(ofVitest), ...(report.suites ?? []).flatMap(ofPlaywright)]
}

function ofVitest({ name: path, status, message, assertionResults }: JsonTestResult): TestResult[] {
  const file = path.slice(process.cwd().length + 1)
  const tests = assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map((test) => ({
      file,
      name: test.fullName,
      seconds: (test.duration ?? 0) / 1000,
      passed: test.status === 'passed',
      error: plain(test.failureMessages ?? []),
    }))
  // A file that fails outside its tests has no failed test.
  return status === 'failed' && tests.every(({ passed }) => passed)
    ? [...tests, { file, name: 'the file itself', seconds: 0, passed: false, error: plain([message]) }]
    : tests
}

function ofPlaywright({ suites = [], specs }: JSONReportSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file: `e2e/${file}`,
        name: title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: status === 'expected',
        error: plain(results.flatMap(({ errors }) => errors.map(({ message }) => message))),
      })),
  )
  return [...own, ...suites.flatMap(ofPlaywright)]
}

function plain(messages: string[]): string {
  return stripVTControlCharacters(messages.join('\n')).trim()
}
