import { findNodeAtLocation } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Fault, Problem } from '../collections/problem'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { problemAt } from './jsonFile'
import { pagePaths } from './pagePaths'
import type { Site } from './readSite'
import { takenFolder } from './takenAddresses'

/** The page whose address is another one on our server only, and the same one on hosts and disks that do not tell capitals apart. */
export function differingInCase(path: string, pages: Iterable<string>): string | undefined {
  return [...pages].find((page) => page !== path && page.toLowerCase() === path.toLowerCase())
}

export const whyNotCase = 'hosts that do not tell them apart would send visitors of that page round for ever'

/** Every redirect must lead, in one step, from an address without page to a page. */
export function checkRedirects(site: Site): Problem[] {
  const file = site.content.get('redirects')
  const redirects = site.loaded.redirects
  const pages = pagePaths(site)
  if (!file?.tree || !redirects || !pages) return []
  const { tree } = file
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const at = (index: number, key: 'from' | 'to', fault: Fault | undefined) =>
    fault ? [problemAt(file, findNodeAtLocation(tree, [index, key]) ?? tree, fault)] : []
  return redirects.flatMap(({ from, to }, index) => [
    ...at(index, 'from', sourceFault(from, pages)),
    ...at(index, 'to', pages.has(to) ? undefined : targetFault(from, to, targets, pages)),
  ])
}

function sourceFault(from: string, pages: ReadonlySet<string>): Fault | undefined {
  if (pages.has(from)) return { found: `${from} is a page`, remedy: 'Remove this redirect, or the page; nobody could see it.' }
  const same = differingInCase(from, pages)
  if (same) return { found: `${from} differs from the page ${same} in capitals only`, remedy: `Remove this redirect: ${whyNotCase}.` }
  const { locale, path } = splitAddress(from)
  if (locale !== defaultLocale) return { found: `“${from}” starts with a language`, remedy: `Write “${path}”: it moves in every language.` }
  const taken = takenFolder(from)
  return taken ? { found: taken, remedy: 'Name the address of a page that there was.' } : undefined
}

/** @param to an address that is no page. */
function targetFault(from: string, to: string, targets: ReadonlyMap<string, string>, pages: ReadonlySet<string>): Fault {
  const end = endOf(from, targets)
  if (end === undefined) return { found: `from ${from} it is a redirect loop`, remedy: 'Write the final page.' }
  if (targets.has(to)) return { found: `${to} is redirected itself`, remedy: `Write “${end}”, where that leads: each step costs a visitor time.` }
  const { locale, path } = splitAddress(to)
  if (locale !== defaultLocale) return { found: `“${to}” starts with a language`, remedy: `Write “${path}”: each language leads to its own.` }
  const near = nearName(to, pages)
  return { found: `there is no page ${to}${didYouMean(near)}`, remedy: near ? `Write “${near}”.` : 'Write the path of a page, such as /services.' }
}

/** Where redirects lead in the end; undefined for a loop. */
function endOf(from: string, targets: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>()
  let end = from
  for (let next = targets.get(end); next !== undefined; next = targets.get(end)) {
    if (seen.has(end)) return undefined
    seen.add(end)
    end = next
  }
  return end
}
