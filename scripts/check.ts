import { checkCommand } from '../check/checkCommand'
import { describeCommand, isHelpWanted, readCommand } from '../check/commandOptions'
import type { CheckOptions } from '../check/runCheck'

/**
 * `npm run check`: lists all problems in content, texts and blog, and the progress of translations. Updates generated
 * files (`locales/*.sources.txt`, `.vscode/`); if `CI` is set, they must be up to date instead.
 *
 * `-- --publish`: lists stale translations and outdated generated files, which a save in the browser editor leaves behind,
 * without failing on them.
 * `-- --launch`: samples are problems as well.
 * `-- --json`: one JSON document, for tools: `problems` with `file`, `line` and `column` (from 1), `key`, `found` and
 * `remedy`; `waiting`, those that do not block publishing; `progress` by language and group; `samples`; `drafts`. Writes no file.
 * `-- --holds <name>`: confirms that a translation is still right although its English has changed: `de:home.title`, or
 * `home.title` for every language. May be given several times.
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
