import { parseArgs } from 'node:util'
import { describeAll, type Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { checkProject, type ProjectReport, surveyTranslations } from './checkProject'
import { printProgress } from './completeness'
import { listDrafts } from './drafts'
import { movedLinks } from './links'
import { lostPages } from './lostPages'
import { readSite, type Site } from './readSite'
import { findSampleLooks } from './sampleLooks'
import { findSamples, listSamples } from './samples'
import { datesToCome } from './schedule'
import { confirm } from './staleness'

/** Output and status of a command. */
export interface CommandResult {
  status: 0 | 1
  stdout: string
  stderr: string
}

/**
 * `npm run check`, in process.
 *
 * @param args as they stand behind the `--`.
 * @param isCI whether generated files must be up to date, instead of being written.
 */
export async function runCheck(args: string[], { root, isCI = false }: { root?: string; isCI?: boolean } = {}): Promise<CommandResult> {
  const options = readOptions(args)
  if (options instanceof Error) return { status: 1, stdout: '', stderr: `${options.message}\n` }
  const { launch, json, holds, publish } = options
  const site = readSite(root)
  const lost = holds.length > 0 ? confirm(site, surveyTranslations(site).stalenesses, holds) : []
  const { problems, behind, progress, notes } = await checkProject(site, isCI ? 'demand' : json ? 'leave' : 'write')
  const samples = [...findSamples(site), ...findSampleLooks(site)]
  const drafts = listDrafts(site)
  const waiting = publish ? problems.filter((problem) => behind.has(problem)) : []
  const wrong = [...problems.filter((problem) => !waiting.includes(problem)), ...(launch ? samples : [])]
  const said = json
    ? { stdout: [JSON.stringify({ problems: wrong, waiting, progress, samples, drafts }, null, 2)], stderr: [] }
    : report(site, { problems: wrong, progress, notes }, { waiting, drafts, samples: launch ? [] : samples })
  const unknown = lost.map((name) => `--holds ${name}: no translation of this name is stale.`)
  return { status: wrong.length > 0 || lost.length > 0 ? 1 : 0, stdout: lines(said.stdout), stderr: lines([...said.stderr, ...unknown]) }
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        publish: { type: 'boolean', default: false },
        launch: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        holds: { type: 'string', multiple: true, default: [] },
      },
    }).values
  } catch (error) {
    return error as Error
  }
}

interface Unready {
  waiting: Problem[]
  drafts: string[]
  samples: ReturnType<typeof findSamples>
}

function report(
  site: Site,
  { problems, progress, notes }: Omit<ProjectReport, 'behind'>,
  { waiting, drafts, samples }: Unready,
): { stdout: string[]; stderr: string[] } {
  const namespaces = site.words.get(defaultLocale)?.size ?? 0
  const posts = site.blog.flatMap((category) => category.posts).length
  const allWell = `No problems: ${site.content.size} files of content, ${namespaces} of words in ${site.languages.length} languages, ${posts} blog posts.`
  return {
    stderr: problems.length > 0 ? [describeAll(problems), `${problems.length} problem${problems.length === 1 ? '' : 's'}.`] : [],
    stdout: [
      ...notes,
      ...(problems.length > 0 ? [] : [allWell]),
      ...(waiting.length > 0 ? [`To be mended, which publishing does not wait for:\n${describeAll(waiting)}`] : []),
      ...(samples.length > 0 ? [listSamples(samples)] : []),
      ...lostPages(site),
      ...datesToCome(site),
      ...movedLinks(site),
      ...(drafts.length > 0 ? [['Drafts, which only the preview shows:', ...drafts].join('\n  ')] : []),
      printProgress(progress, site.draftLanguages),
    ],
  }
}

function lines(texts: string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}
