import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { didYouMean, nearName } from '../collections/nearName'
import type { Problem } from '../collections/problem'
import { splitAddress } from '../i18n/address'
import { defaultLocale } from '../i18n/languages'
import { problemAt } from './jsonFile'
import { pagePaths } from './pagePaths'
import type { Site } from './readSite'
import { takenFolder } from './takenAddresses'

interface Entry {
  node: Node
  from: string
  to: string
}

/** The page whose address is another one on our server only, and the same one on hosts and disks that do not tell capitals apart. */
export function differingInCase(path: string, pages: Iterable<string>): string | undefined {
  return [...pages].find((page) => page !== path && page.toLowerCase() === path.toLowerCase())
}

export const whyNotCase = 'hosts that do not tell them apart would send visitors of that page round for ever'

/** Every redirect must lead, in one step, from an address without page to a page. */
export function checkRedirects(site: Site): Problem[] {
  const file = site.content.get('redirects')
  const redirects = site.loaded.redirects
  const paths = pagePaths(site)
  if (!file?.tree || !redirects || !paths) return []
  const { tree } = file
  const pages = paths
  const entries = redirects.map(({ from, to }, index): Entry => ({ node: findNodeAtLocation(tree, [index]) ?? tree, from, to }))
  const byFrom = new Map(entries.map((entry) => [entry.from, entry]))
  const at = ({ node }: Entry, key: 'from' | 'to', found: string, remedy: string) => problemAt(file, findNodeAtLocation(node, [key]) ?? node, { found, remedy })

  return entries.flatMap((entry) => [...checkSource(entry), ...checkTarget(entry)])

  function checkSource(entry: Entry): Problem[] {
    const { from } = entry
    if (pages.has(from)) return [at(entry, 'from', `${from} is a page`, 'Remove this redirect, or the page; nobody could see it.')]
    const same = differingInCase(from, pages)
    if (same) return [at(entry, 'from', `${from} differs from the page ${same} in capitals only`, `Remove this redirect: ${whyNotCase}.`)]
    const { locale, path } = splitAddress(from)
    if (locale !== defaultLocale) return [at(entry, 'from', `“${from}” starts with a language`, `Write “${path}”: it moves in every language.`)]
    const taken = takenFolder(from)
    return taken ? [at(entry, 'from', taken, 'Name the address of a page that there was.')] : []
  }

  function checkTarget(entry: Entry): Problem[] {
    const { from, to } = entry
    if (pages.has(to)) return []
    const end = follow(entry)
    if (end === undefined) return [at(entry, 'to', `from ${from} it is a redirect loop`, 'Write the final page.')]
    if (byFrom.has(to)) return [at(entry, 'to', `${to} is redirected itself`, `Write “${end}”, where that leads: each step costs a visitor time.`)]
    const { locale, path } = splitAddress(to)
    if (locale !== defaultLocale) return [at(entry, 'to', `“${to}” starts with a language`, `Write “${path}”: each language leads to its own.`)]
    const near = nearName(to, pages)
    return [at(entry, 'to', `there is no page ${to}${didYouMean(near)}`, near ? `Write “${near}”.` : 'Write the path of a page, such as /services.')]
  }

  /** The final target; undefined for a loop. */
  function follow({ from, to }: Entry): string | undefined {
    const seen = new Set([from])
    let end = to
    for (let next = byFrom.get(end); next; next = byFrom.get(end)) {
      if (seen.has(end)) return undefined
      seen.add(end)
      end = next.to
    }
    return end
  }
}
