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
