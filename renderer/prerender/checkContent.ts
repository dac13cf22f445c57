import { checkSite } from '../../check/checkEverything'
import { listDrafts, nextPublication } from '../../check/drafts'
import { readSite } from '../../check/readSite'
import type { Problem } from '../../collections/problem'

/** The problems of the content and the drafts left out of the build, as `npm run check` lists them, and when the next of them is due. */
export function checkContent(): { problems: Problem[]; drafts: string[]; due: number | undefined } {
  const site = readSite()
  return { problems: checkSite(site), drafts: listDrafts(site), due: nextPublication(site) }
}
