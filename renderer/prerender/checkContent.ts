import { checkSite } from '../../check/checkEverything'
import { listDrafts } from '../../check/drafts'
import { readSite } from '../../check/readSite'
import type { Problem } from '../../collections/problem'

/** What is wrong with the content, and what has been left out of the build, as `npm run check` lists it. */
export function checkContent(): { problems: Problem[]; drafts: string[] } {
  const site = readSite()
  return { problems: checkSite(site), drafts: listDrafts(site) }
}
