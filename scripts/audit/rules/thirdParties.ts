import { withProtocol } from '../../../collections/withProtocol'
import { loadedAddresses, pathOnSite } from '../references'
import type { Finding, PageRule } from '../rule'

export const thirdParties = {
  name: 'third parties',
  scope: 'page',
  why: 'Opening a page contacts nobody else: nothing loads from another origin, and the policy allows none. Exceptions are frames that open on a click, advertising with the visitor’s consent, a backend elsewhere (BACKEND_URL) and its pictures (BACKEND_PICTURES).',
  check(page, { origin, facts }) {
    const isPartner = (address: string) => facts.partners.some((partner) => withProtocol(address).startsWith(`${partner}/`))
    const loaded = [...loadedAddresses(page), ...page.all('form').flatMap((form) => form.getAttribute('action') ?? [])]
    const policy = page.all('meta').find((each) => each.getAttribute('http-equiv') === 'Content-Security-Policy')
    const directives = (policy?.getAttribute('content') ?? '').split(/;\s*/).filter((directive) => !directive.startsWith('frame-src'))
    const allowed = directives.flatMap((directive) => directive.split(/\s+/).filter((source) => /^(https?|wss?):\/\//.test(source)))
    return [
      ...loaded
        .filter((address) => !isPartner(address) && pathOnSite(address, page, origin) === undefined)
        .map((address): Finding => ({ found: `${address} is loaded`, expected: 'a file of this site' })),
      ...allowed.filter((source) => !facts.partners.includes(source)).map((source): Finding => ({ found: `the policy allows ${source}`, expected: "'self'" })),
    ]
  },
} satisfies PageRule
