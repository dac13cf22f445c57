import { pathOnSite } from '../references'
import type { SiteRule } from '../rule'
import { importsOf, scriptsOf } from '../scripts'
import { readText } from '../site'

export const scriptDepth = {
  name: 'script depth',
  scope: 'site',
  why: 'An island’s code is two requests away from its page: the page’s script, and what that asks for, all at once. A file that is only known when another has arrived would come later by a round trip.',
  check(site) {
    const named = site.pages.flatMap((page) => page.all('script').flatMap((script) => pathOnSite(script.getAttribute('src') ?? '', page, site.origin) ?? []))
    const first = scriptsOf(site, named)
    const second = new Set([...first].flatMap((path) => importsOf(readText(site, path), path).late))
    return [...second].flatMap((path) => {
      const deeper = importsOf(readText(site, path), path).early.filter((each) => !first.has(each) && !second.has(each))
      return deeper.map((each) => ({
        page: path,
        found: `an import of ${each}, which no page’s script asks for`,
        expected: 'that code in a file that is asked for before',
      }))
    })
  },
} satisfies SiteRule
