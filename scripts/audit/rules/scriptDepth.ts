import type { SiteRule } from '../rule'
import { importsOf, scriptsNamed, scriptsOf } from '../scripts'
import { readText } from '../site'

export const scriptDepth = {
  name: 'script depth',
  scope: 'site',
  why: 'The code of an island takes two requests: the page’s script, then all files that it requests, in parallel. A file that becomes known only after another has loaded costs one more round trip.',
  check(site) {
    const named = site.pages.flatMap((page) => scriptsNamed(page, site.origin))
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
