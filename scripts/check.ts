import { parseArgs } from 'node:util'
import { describeAll } from '../content/problem'
import { defaultLocale } from '../i18n/languages'
import { checkProject, surveyTranslations } from './check/checkProject'
import { printProgress } from './check/completeness'
import { listDrafts } from './check/drafts'
import { readSite } from './check/readSite'
import { findSamples, listSamples } from './check/samples'
import { confirm } from './check/staleness'

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
const { launch, json, holds } = readOptions()
const isCI = !['', '0', 'false'].includes(process.env.CI ?? '')

const site = readSite()
const lost = holds.length > 0 ? confirm(site, surveyTranslations(site).stalenesses, holds) : []
const { problems, progress, notes } = await checkProject(site, isCI ? 'demand' : json ? 'leave' : 'write')
const samples = findSamples(site)
const drafts = listDrafts(site)
const wrong = [...problems, ...(launch ? samples : [])]

if (json) console.log(JSON.stringify({ problems: wrong, progress, samples, drafts }, null, 2))
else print()
for (const name of lost) console.error(`--holds ${name}: no translation of this name is stale.`)
if (wrong.length > 0 || lost.length > 0) process.exitCode = 1

function readOptions() {
  try {
    return parseArgs({
      options: {
        launch: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        holds: { type: 'string', multiple: true, default: [] },
      },
    }).values
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

function print(): void {
  for (const note of notes) console.log(note)
  if (wrong.length > 0) console.error(`${describeAll(wrong)}\n${wrong.length} problem${wrong.length === 1 ? '' : 's'}.`)
  else {
    const namespaces = site.words.get(defaultLocale)?.size ?? 0
    const posts = site.blog.flatMap((category) => category.posts).length
    console.log(`No problems: ${site.content.size} files of content, ${namespaces} of words in ${site.languages.length} languages, ${posts} blog posts.`)
  }
  if (samples.length > 0 && !launch) console.log(listSamples(samples))
  if (drafts.length > 0) console.log(['Drafts, which only the preview shows:', ...drafts].join('\n  '))
  console.log(printProgress(progress, site.draftLanguages))
}
