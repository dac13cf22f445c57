import { counted } from '../collections/counted'
import { describeAll, type Problem } from '../collections/problem'
import { defaultLocale, type Language } from '../i18n/languages'
import type { checkCommand } from './checkCommand'
import { checkProject, type ProjectReport, surveyTranslations } from './checkProject'
import type { readCommand } from './commandOptions'
import { printProgress } from './completeness'
import { listDrafts } from './drafts'
import { movedLinks } from './links'
import { lostPages } from './lostPages'
import { readSite, type Site } from './readSite'
import { findSampleLooks } from './sampleLooks'
import { findSamples, listSamples } from './samples'
import { futureDates, pastOpenings } from './schedule'
import { confirm } from './staleness'

/** Output and status of a command. */
export interface CommandResult {
  status: 0 | 1
  stdout: string
  stderr: string
}

/** The options of the command, and the project to check. */
export interface CheckOptions extends Partial<ReturnType<typeof readCommand<typeof checkCommand>>['values']> {
  root?: string
  /** Whether generated files must be up to date, instead of being written. */
  isCI?: boolean
  /** That of `i18n/languages.ts` by default. */
  table?: readonly Language[]
}

/** `npm run check`, in process. */
export async function runCheck({ launch, json, holds = [], publish, root, isCI, table }: CheckOptions = {}): Promise<CommandResult> {
  const site = readSite(root, table)
  const unconfirmed = holds.length > 0 ? confirm(site, surveyTranslations(site).stalenesses, holds) : []
  const { problems, nonBlocking, progress, notes } = await checkProject(site, isCI ? 'require' : json ? 'ignore' : 'write')
  const samples = [...findSamples(site), ...findSampleLooks(site)]
  const drafts = listDrafts(site)
  const waiting = publish ? problems.filter((problem) => nonBlocking.has(problem)) : []
  const failing = [...problems.filter((problem) => !waiting.includes(problem)), ...(launch ? samples : [])]
  const output = json
    ? { stdout: [JSON.stringify({ problems: failing, waiting, progress, samples, drafts }, null, 2)], stderr: [] }
    : report(site, { problems: failing, progress, notes }, { waiting, drafts, samples: launch ? [] : samples })
  const unknown = unconfirmed.map((name) => `--holds ${name}: no translation of this name is stale.`)
  return { status: failing.length > 0 || unconfirmed.length > 0 ? 1 : 0, stdout: lines(output.stdout), stderr: lines([...output.stderr, ...unknown]) }
}

interface Remarks {
  waiting: Problem[]
  drafts: string[]
  samples: ReturnType<typeof findSamples>
}

function report(
  site: Site,
  { problems, progress, notes }: Omit<ProjectReport, 'nonBlocking'>,
  { waiting, drafts, samples }: Remarks,
): { stdout: string[]; stderr: string[] } {
  const namespaces = site.words.get(defaultLocale)?.size ?? 0
  const posts = site.blog.flatMap((category) => category.posts).length
  const summary = `No problems: ${site.content.size} files of content, ${namespaces} of words in ${site.languages.length} languages, ${posts} blog posts.`
  return {
    stderr: problems.length > 0 ? [describeAll(problems), `${counted(problems.length, 'problem')}.`] : [],
    stdout: [
      ...notes,
      ...(problems.length > 0 ? [] : [summary]),
      ...(waiting.length > 0 ? [`To be fixed, without blocking publishing:\n${describeAll(waiting)}`] : []),
      ...(samples.length > 0 ? [listSamples(samples)] : []),
      ...lostPages(site),
      ...futureDates(site),
      ...pastOpenings(site),
      ...movedLinks(site),
      ...(drafts.length > 0 ? [['Drafts, which only the preview shows:', ...drafts].join('\n  ')] : []),
      printProgress(progress, site.draftLanguages),
    ],
  }
}

function lines(texts: string[]): string {
  return texts.map((text) => `${text}\n`).join('')
}
