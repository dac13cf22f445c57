import { join } from 'node:path'
import { fingerprintFolder, hash } from './fingerprint'
import type { Output } from './listOutput'
import type { BuildState } from './state'

/** In ms. What was right on one day may not be on the next (`check/schedule.ts`, `server/securityText.ts`); days end at midnight, or at noon by UTC. */
const halfDay = 12 * 3_600_000

/**
 * Fingerprint of everything that decides a site, so that a build with that of the last one has nothing to do, and need not even check
 * the content. Undefined if more decides than the project and its settings: a foreign blog, the published site, the editor’s address.
 *
 * @param known fingerprints of its parts.
 * @param options of the build. The others change only how it is done.
 * @param now time of the build, in ms since the epoch.
 */
export function fingerprintInputs(
  known: readonly string[],
  options: { offline: boolean; 'share-images': boolean },
  now: number,
  root = '.',
): string | undefined {
  const { BACKEND_URL, CMS_REPOSITORY, SITE_URL } = process.env
  if ([BACKEND_URL, CMS_REPOSITORY, !options.offline && SITE_URL].some((setting) => setting && setting.trim() !== '')) return undefined
  const parts = ['content', 'locales'].map((folder) => fingerprintFolder(join(root, folder)))
  return hash([...known, ...parts, String(options['share-images']), String(Math.floor(now / halfDay))])
}

/**
 * Whether the last build is all that there is to do, and nobody has changed what it has written.
 *
 * @param inputs as `fingerprintInputs` returns them.
 * @param now time of the build, in ms since the epoch.
 */
export function isNothingToDo(last: BuildState | undefined, inputs: string | undefined, now: number, { files, untouched }: Output): boolean {
  if (!last?.inputs || last.inputs !== inputs || now >= (last.due ?? Number.POSITIVE_INFINITY)) return false
  return files.length === last.files && untouched.size === last.files
}
