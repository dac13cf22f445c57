import { checkCommand } from '../check/checkCommand'
import { describeCommand, isHelpWanted, readCommand } from '../check/commandOptions'
import type { CheckOptions } from '../check/runCheck'

/**
 * `npm run check`: lists all problems in content, texts and blog, and the progress of translations. Updates generated
 * files (`locales/*.sources.txt`, `.vscode/`); if `CI` is set, they must be up to date instead. Its options: `check/checkCommand.ts`.
 *
 * The document of `-- --json` has `problems` with `file`, `line` and `column` (from 1), `key`, `found` and `remedy`; `waiting`,
 * those that do not block publishing; `progress` by language and group; `samples`; `drafts`.
 */
// A reader such as `head` may close the pipe early.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? process.exitCode : 1))
}
const isCI = !['', '0', 'false'].includes(process.env.CI ?? '')
const { status, stdout, stderr } = await check(process.argv.slice(2))
process.exitCode = status
process.stdout.write(stdout)
process.stderr.write(stderr)

/** Loads the check last, so that help and mistaken options come at once. */
async function check(args: string[]) {
  if (isHelpWanted(args)) return { status: 0, stdout: `${describeCommand(checkCommand)}\n`, stderr: '' }
  let options: CheckOptions
  try {
    options = readCommand(checkCommand, args).values
  } catch (error) {
    return { status: 1, stdout: '', stderr: `${(error as Error).message}\n` }
  }
  const { runCheck } = await import('../check/runCheck')
  return runCheck({ ...options, isCI })
}
