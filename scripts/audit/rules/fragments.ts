import { decoded } from '../../../collections/decode'
import { memoizeByObject } from '../../../collections/memoize'
import type { Page } from '../parsePage'
import { pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'

export const fragments = {
  name: 'fragments',
  scope: 'page',
  why: 'Every id that a link, a label, an island or an ARIA attribute refers to exists, on this page or on the linked one.',
  check(page, { origin, pageAt }) {
    const findings: Finding[] = []
    for (const link of page.all('a')) {
      const [address = '', fragment] = (link.getAttribute('href') ?? '').split('#')
      const target = fragment ? pageAt.get(pathOnSite(address, page, origin) ?? '') : undefined
      if (target && fragment && !idsOf(target).has(decoded(fragment))) {
        findings.push({ found: `a link to #${fragment}, which ${target.url} does not have`, expected: `an element with id="${fragment}"` })
      }
    }
    for (const element of page.elements) {
      for (const name of pointing) {
        for (const id of element.getAttribute(name)?.split(/\s+/) ?? []) {
          if (!idsOf(page).has(id)) findings.push({ found: `${name}="${id}"`, expected: `an element with id="${id}"` })
        }
      }
    }
    return findings
  },
} satisfies PageRule

const pointing = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for', 'popovertarget', 'commandfor', 'list', 'form', 'data-within']
const idsOf = memoizeByObject(({ elements }: Page) => new Set(elements.flatMap((element) => element.getAttribute('id') ?? [])))
