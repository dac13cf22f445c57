import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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
  const report: VitestReport & PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  return [...(report.testResults ?? []).flatMap(ofVitest), ...(report.suites ?? []).flatMap(ofPlaywright)]
}

interface VitestReport {
  testResults?: VitestFile[]
}
interface VitestFile {
  name: string
  status: string
  message?: string
  assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[]
}

function ofVitest({ name: path, status, message = '', assertionResults }: VitestFile): TestResult[] {
  const file = path.slice(process.cwd().length + 1)
  const tests = assertionResults
    .filter((test) => test.status === 'passed' || test.status === 'failed')
    .map((test) => ({ file, name: test.fullName, seconds: (test.duration ?? 0) / 1000, passed: test.status === 'passed', error: plain(test.failureMessages) }))
  // A file that fails outside its tests has no failed test.
  return status === 'failed' && tests.every(({ passed }) => passed)
    ? [...tests, { file, name: 'the file itself', seconds: 0, passed: false, error: plain([message]) }]
    : tests
}

interface PlaywrightReport {
  suites?: PlaywrightSuite[]
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; tests: { status: string; results: { duration: number; errors?: { message?: string }[] }[] }[] }[]
}

function ofPlaywright({ suites = [], specs = [] }: PlaywrightSuite): TestResult[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status, results }) => ({
        file: `e2e/${file}`,
        name: title,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        passed: status === 'expected',
        error: plain(results.flatMap(({ errors = [] }) => errors.flatMap(({ message }) => message ?? []))),
      })),
  )
  return [...own, ...suites.flatMap(ofPlaywright)]
}

function plain(messages: string[] = []): string {
  return stripVTControlCharacters(messages.join('\n')).trim()
}
