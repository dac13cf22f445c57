import { checkCommand } from '../check/checkCommand'
import { readCommandLine } from '../check/commandOptions'

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
const options = readCommandLine(checkCommand).values
// Loaded last, so that help and mistaken options come at once.
const { runCheck } = await import('../check/runCheck')
const { status, stdout, stderr } = await runCheck({ ...options, isCI })
process.exitCode = status
process.stdout.write(stdout)
process.stderr.write(stderr)
