import { runCheck } from '../check/runCheck'
import { keptByNpm } from './check/keptByNpm'

/**
 * `npm run check`: everything that is wrong in content, words and blog, and how far the translations are. It keeps the
 * files that go with them (`locales/*.sources.txt`, `.vscode/`); where `CI` is set, they have to be in order instead.
 *
 * `-- --launch`: samples are wrong as well.
 * `-- --json`: one JSON document, for tools: `problems` with `file`, `line` and `column` (from 1), `key`, `found` and
 * `remedy`; `progress` by language and group; `samples`; `drafts`. Writes no file.
 * `-- --holds <name>`: a translation still says what the English does that has changed since: `de:home.title`, or
 * `home.title` for every language. May be given several times.
 */
// Who reads only the beginning, as `head` does, has enough.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? process.exitCode : 1))
}
const isCI = !['', '0', 'false'].includes(process.env.CI ?? '')
const kept = keptByNpm(process.env)
const { status, stdout, stderr } = kept ? { status: 1, stdout: '', stderr: kept } : await runCheck(process.argv.slice(2), { isCI })
process.exitCode = status
process.stdout.write(stdout)
process.stderr.write(stderr)
