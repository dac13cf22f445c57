import { runCheck } from '../check/runCheck'

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
const isCI = !['', '0', 'false'].includes(process.env.CI ?? '')
const { status, stdout, stderr } = await runCheck(process.argv.slice(2), { isCI })
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status
