import { spawn } from 'node:child_process'

export interface Step {
  name: string
  /** For the shell; it finds the project’s own commands. */
  command: string
  /** Names of steps that have to pass first. One that does not run this time counts as passed. */
  after?: string[]
}

export interface Outcome {
  name: string
  seconds: number
  /** `left out`: a step that it needs has failed. */
  state: 'passed' | 'failed' | 'left out'
}

/**
 * Runs steps in parallel, at most `lanes` at once, in the given order as far as their dependencies allow. A failure does not stop other
 * steps, so that one run reports everything.
 *
 * @param write gets what the steps say, one step after the other and never mixed: the oldest running one as it speaks, the others when it has ended.
 * @returns the outcomes, in the order of the steps.
 */
export function runSteps(steps: Step[], lanes: number, environment: NodeJS.ProcessEnv, write: (text: string) => void): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>()
  const started = new Set<string>()
  const turns = takeTurns(write)
  const needs = ({ after = [] }: Step) => after.filter((name) => steps.some((step) => step.name === name))
  const next = () => steps.find((step) => !started.has(step.name) && needs(step).every((name) => outcomes.has(name)))

  return new Promise((resolve) => {
    const start = () => {
      while (started.size - outcomes.size < lanes) {
        const step = next()
        if (!step) break
        started.add(step.name)
        if (needs(step).every((name) => outcomes.get(name)?.state === 'passed')) run(step, environment, turns).then(end)
        else outcomes.set(step.name, { name: step.name, seconds: 0, state: 'left out' })
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

function run({ name, command }: Step, environment: NodeJS.ProcessEnv, turns: Turns): Promise<Outcome> {
  const start = performance.now()
  const speak = turns.enter(name)
  speak(`\n— ${name}: ${command}\n`)
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.setEncoding('utf8').on('data', speak)
    child.stderr.setEncoding('utf8').on('data', speak)
    child.on('close', (status) => {
      const seconds = (performance.now() - start) / 1000
      speak(`— ${name}: ${status === 0 ? `${seconds.toFixed(1)} s` : 'failed'}\n`)
      turns.leave(name)
      resolve({ name, seconds, state: status === 0 ? 'passed' : 'failed' })
    })
  })
}

interface Turns {
  enter(name: string): (text: string) => void
  leave(name: string): void
}

/** Several steps write, but the output shows one at a time. */
function takeTurns(write: (text: string) => void): Turns {
  const waiting = new Map<string, { said: string; hasLeft: boolean }>()
  const isHeard = (name: string) => waiting.keys().next().value === name
  return {
    enter: (name) => {
      const turn = { said: '', hasLeft: false }
      waiting.set(name, turn)
      return (text) => {
        if (isHeard(name)) write(text)
        else turn.said += text
      }
    },
    leave: (name) => {
      const turn = waiting.get(name)
      if (turn) turn.hasLeft = true
      while (waiting.values().next().value?.hasLeft) {
        waiting.delete(waiting.keys().next().value ?? '')
        const [heard] = waiting.values()
        if (heard) write(heard.said)
      }
    },
  }
}
