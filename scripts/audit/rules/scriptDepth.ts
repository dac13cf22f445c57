import type { SiteRule } from '../rule'
import { importsOf, scriptsNamed, scriptsOf } from '../scripts'
import { readText } from '../site'

export const scriptDepth = {
  name: 'script depth',
  scope: 'site',
  why: 'An island’s code is two requests away from its page: the page’s script, and what that asks for, all at once. A file that is only known when another has arrived would come later by a round trip.',
  check(site) {
    const first = scriptsOf(
      site,
      site.pages.flatMap((page) => scriptsNamed(page, site.origin)),
    )
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
