import { propsOf } from '../propsOf'
import type { Finding, PageRule } from '../rule'
import { scriptsNamed, scriptsOf } from '../scripts'
import { readText } from '../site'

export const islands = {
  name: 'islands',
  scope: 'page',
  why: 'Each island has an entry of its name in the page’s script, and gets its props as JSON. Otherwise it is never hydrated, and its buttons do nothing.',
  check(page, site) {
    const parts = page.elements.filter((element) => element.hasAttribute('data-island'))
    const code = parts.length > 0 ? [...scriptsOf(site, scriptsNamed(page, site.origin))].map((path) => readText(site, path)).join('\n') : ''
    return parts.flatMap((element): Finding[] => {
      const name = element.getAttribute('data-island')
      if (!code.includes(`"./${name}.tsx"`)) return [{ found: `data-island="${name}"`, expected: 'the name of a file in islands/' }]
      return propsOf(element) ? [] : [{ found: `the props of ${name}: ${element.getAttribute('data-props')}`, expected: 'JSON' }]
    })
  },
} satisfies PageRule
