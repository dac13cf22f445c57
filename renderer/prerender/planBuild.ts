import { readFileSync } from 'node:fs'
import { locales } from '../../i18n/languages'
import { options } from './buildOptions'
import { isText } from './compress'
import { fingerprintFolder, hash } from './fingerprint'
import { fingerprintShared } from './fingerprintShared'
import { folders } from './folders'
import { listOutput } from './listOutput'
import { fingerprintInputs, isNothingToDo } from './nothingToDo'
import { type Bundle, readBundle } from './readBundle'
import { type BuildState, lastBuildTime, type PageRecord, readState } from './state'
import { countWorkers } from './workers'

/** The inputs of a build, beside what is published of the last one. */
export interface BuildPlan {
  bundle: Bundle
  /** The time of the whole build, in ms since the epoch. */
  now: number
  /** By language, the fingerprint of the inputs shared by its pages. */
  shared: Record<string, string>
  /** Fingerprints of the parts that are not pages. */
  fingerprints: Pick<BuildState, 'bundle' | 'icons' | 'public'>
  /** The last build, if it compressed as this one does. */
  previous: BuildState | undefined
  /** The pages of the published site that nobody has edited, by their file. */
  publishedPages: Record<string, PageRecord>
  /** Whether a file of the site is published, with its compressed versions, and nobody has edited them. */
  isPublished(file: string): boolean
  /** Of everything that decides the site (`nothingToDo.ts`). */
  inputs: string | undefined
  /** The last build, if there is nothing to do after it. */
  finished: BuildState | undefined
  /** How many workers render the pages. */
  workers: number
}

/**
 * Finds out what the last build has made already.
 *
 * @param code fingerprint of the bundled code.
 */
export function planBuild(code: string): BuildPlan {
  const last = readState()
  const previous = last?.compressed === options.compress ? last : undefined
  const builtAt = lastBuildTime()
  const output = listOutput(builtAt)
  const isPublished = (file: string) => withCompressed(file).every((each) => output.untouched.has(`${folders.site}/${each}`))
  const bundle = readBundle(code)
  const now = Date.now()
  const shared = Object.fromEntries(locales.map((locale) => [locale, fingerprintShared(locale, bundle, { now })]))
  const isSharedUnchanged = locales.every((locale) => shared[locale] === previous?.shared[locale])
  const fingerprints = {
    bundle: bundle.fingerprint,
    icons: hash([bundle.fingerprint, readFileSync('content/company.json')]),
    public: fingerprintFolder('public'),
  }
  const inputs = fingerprintInputs([...Object.values(shared), ...Object.values(fingerprints)], options, now)
  return {
    bundle,
    now,
    shared,
    fingerprints,
    inputs,
    finished: isNothingToDo(previous, inputs, now, output) ? previous : undefined,
    previous,
    publishedPages: Object.fromEntries(Object.entries(previous?.pages ?? {}).filter(([file]) => isPublished(file))),
    isPublished,
    workers: options.workers ?? countWorkers(isSharedUnchanged ? builtAt : undefined),
  }
}

/** A file, and its compressed versions, if any. */
export function withCompressed(file: string): string[] {
  return options.compress && isText(file) ? [file, `${file}.br`, `${file}.gz`] : [file]
}
