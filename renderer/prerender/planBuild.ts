import { readFileSync } from 'node:fs'
import { locales } from '../../i18n/languages'
import { options } from './buildOptions'
import { isText } from './compress'
import { fingerprintFolder, hash } from './fingerprint'
import { fingerprintShared } from './fingerprintShared'
import { folders } from './folders'
import { listOutput } from './listOutput'
import { fingerprintInputs, isNothingToDo } from './nothingToDo'
import { readBundle } from './readBundle'
import { lastBuildTime, readState } from './state'
import { countWorkers } from './workers'

/**
 * Finds out what the last build has made already.
 *
 * @param code fingerprint of the bundled code.
 */
export function planBuild(code: string) {
  const last = readState()
  // Not after one that compressed otherwise.
  const previous = last?.compressed === options.compress ? last : undefined
  const builtAt = lastBuildTime()
  const output = listOutput(builtAt)
  /** With its compressed versions, and edited by nobody. */
  const isPublished = (file: string) => withCompressed(file).every((each) => output.untouched.has(`${folders.site}/${each}`))
  const bundle = readBundle(code)
  const now = Date.now()
  const shared = Object.fromEntries(locales.map((locale) => [locale, fingerprintShared(locale, bundle, { now })]))
  const isSharedUnchanged = locales.every((locale) => shared[locale] === previous?.shared[locale])
  /** Of the parts that are not pages. */
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
    /** The last build, if there is nothing to do after it. */
    finished: isNothingToDo(previous, inputs, now, output) ? previous : undefined,
    previous,
    /** Those that nobody has edited, by their file. */
    publishedPages: Object.fromEntries(Object.entries(previous?.pages ?? {}).filter(([file]) => isPublished(file))),
    isPublished,
    /** How many workers render the pages. */
    workers: options.workers ?? countWorkers(isSharedUnchanged ? builtAt : undefined),
  }
}

/** The inputs of a build, beside what is published of the last one. */
export type BuildPlan = ReturnType<typeof planBuild>

/** A file, and its compressed versions, if any. */
export function withCompressed(file: string): string[] {
  return options.compress && isText(file) ? [file, `${file}.br`, `${file}.gz`] : [file]
}
