import { describe } from '../../content/problem'
import { checkSite } from '../check/checkEverything'
import { listDrafts } from '../check/drafts'
import { readSite } from '../check/readSite'

/** What is wrong with the content, and what has been left out of the build, each in lines as `npm run check` tells it. */
export function checkContent(): { problems: string[]; drafts: string[] } {
  const site = readSite()
  return { problems: checkSite(site).map(describe), drafts: listDrafts(site) }
}
