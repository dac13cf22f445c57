import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Step {
  name: string
  /** A shell command; project commands are in `PATH`. */
  command: string
  /** Names of steps that must pass first. Those that are not part of the run are ignored. */
  after?: string[]
}

export interface Outcome {
  name: string
  seconds: number
  /** `skipped`: a dependency has failed. */
  state: 'passed' | 'failed' | 'skipped'
}

/**
 * Runs steps in parallel, at most `maxParallel` at once, in the given order as far as their dependencies allow. A failure does not stop other
 * steps, so that one run reports everything.
 *
 * @param write receives the output one step after the other: of the oldest running step as it arrives, of the others when their turn comes.
 * @returns the outcomes, in the order of the steps.
 */
export function runSteps(steps: Step[], maxParallel: number, environment: NodeJS.ProcessEnv, write: (text: string) => void): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  const started = new Set<string>()
  const output = createOutputQueue(write)
  const dependencies = ({ after = [] }: Step) => after.filter((name) => steps.some((step) => step.name === name))
  const next = () => steps.find((step) => !started.has(step.name) && dependencies(step).every((name) => outcomes.has(name)))

  return new Promise((resolve) => {
    const start = () => {
      while (started.size - outcomes.size < maxParallel) {
        const step = next()
        if (!step) break
        started.add(step.name)
        if (dependencies(step).every((name) => outcomes.get(name)?.state === 'passed')) run(step, environment, output).then(end)
        else outcomes.set(step.name, { name: step.name, seconds: 0, state: 'skipped' })
      }
      if (started.size === outcomes.size) resolve(steps.flatMap(({ name }) => outcomes.get(name) ?? []))
    }
    const end = (outcome: Outcome) => {
      outcomes.set(outcome.name, outcome)
      start()
    }
    start()
  })
}

async function run({ name, command }: Step, environment: NodeJS.ProcessEnv, output: OutputQueue): Promise<Outcome> {
  const start = performance.now()
  const print = output.open(name)
  print(`\n— ${name}: ${command}\n`)
  const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  child.stdout.setEncoding('utf8').on('data', print)
  child.stderr.setEncoding('utf8').on('data', print)
  const [status] = await once(child, 'close')
  const seconds = (performance.now() - start) / 1000
  print(`— ${name}: ${status === 0 ? `${seconds.toFixed(1)} s` : 'failed'}\n`)
  output.close(name)
  return { name, seconds, state: status === 0 ? 'passed' : 'failed' }
}

interface OutputQueue {
  /** @returns prints the text of this step, or buffers it until the step is first in the queue. */
  open(name: string): (text: string) => void
  close(name: string): void
}

function createOutputQueue(write: (text: string) => void): OutputQueue {
  const queue = new Map<string, { buffer: string; isClosed: boolean }>()
  const isFirst = (name: string) => queue.keys().next().value === name
  return {
    open: (name) => {
      const entry = { buffer: '', isClosed: false }
      queue.set(name, entry)
      return (text) => {
        if (isFirst(name)) write(text)
        else entry.buffer += text
      }
    },
    close: (name) => {
      const entry = queue.get(name)
      if (entry) entry.isClosed = true
      while (queue.values().next().value?.isClosed) {
        queue.delete(queue.keys().next().value ?? '')
        const [first] = queue.values()
        if (first) write(first.buffer)
      }
    },
  }
}
