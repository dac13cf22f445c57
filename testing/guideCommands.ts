import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { globSync } from 'tinyglobby'
import { checkCommand } from '../check/checkCommand'
import { readCommand } from '../check/commandOptions'
import { runCheck } from '../check/runCheck'
import { refreshContent } from '../collections/content'
import type { Language } from '../i18n/languages'
import { allLanguages } from '../i18n/languages'
import { createNew } from '../scripts/new/createNew'

/** The result of a guide’s command, run in the current folder and, if possible, in this process. */
interface Ran {
  failed: boolean
  said: string
}

/**
 * Runs a command of a guide.
 *
 * @param postpone receives commands that run once, after all guides.
 * @param added languages that the guides have added to the table, which this process has loaded without them.
 * @throws if no guide should contain the command.
 */
export async function runGuideCommand(command: string, postpone: (command: string) => void = () => {}, added: readonly Language[] = []): Promise<Ran> {
  const [program = '', first = '', ...rest] = split(command)
  const name = `${program} ${first}`
  refreshContent()
  if (name === 'npm run' && rest[0] === 'new') return runNew(rest.slice(2))
  if (name === 'npm run' && rest[0] === 'check') {
    const { status, stdout, stderr } = await runCheck({ ...readCommand(checkCommand, rest.slice(2)).values, table: [...allLanguages, ...added] })
    return { failed: status !== 0, said: stderr + stdout }
  }
  if (name === 'git rm' && rest[0] === '-r') return remove(rest.slice(1))
  if (name === 'git mv') return move(rest)
  if (!['npx tsc', 'npx vitest'].includes(name)) throw new Error(`unknown command: ${command}`)
  postpone(command)
  return { failed: false, said: '' }
}

async function runNew(parameters: string[]): Promise<Ran> {
  try {
    return { failed: false, said: await createNew(parameters) }
  } catch (error) {
    return { failed: true, said: (error as Error).message }
  }
}

function remove(patterns: string[]): Ran {
  for (const pattern of patterns) {
    const paths = globSync(pattern, { onlyFiles: false, expandDirectories: false })
    if (paths.length === 0) return { failed: true, said: `There is no ${pattern}` }
    for (const path of paths) rmSync(path, { recursive: true })
  }
  return { failed: false, said: '' }
}

function move([from = '', to = '']: string[]): Ran {
  if (!existsSync(from) || existsSync(to)) return { failed: true, said: `${from} cannot become ${to}` }
  mkdirSync(dirname(to), { recursive: true })
  renameSync(from, to)
  return { failed: false, said: '' }
}

/** Splits like a shell; guides only use quotes. */
function split(command: string): string[] {
  return [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}
