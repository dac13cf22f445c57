import { withProtocol } from '../../../collections/withProtocol'
import { loadedAddresses, pathOnSite } from '../references'
import type { PageRule } from '../rule'

export const thirdParties = {
  name: 'third parties',
  scope: 'page',
  why: 'Opening a page contacts nobody else: nothing loads from another origin. Exceptions are frames that open on a click, advertising with the visitor’s consent, a backend elsewhere (BACKEND_URL) and its pictures (BACKEND_PICTURES).',
  check(page, { origin, facts }) {
    const isPartner = (address: string) => facts.partners.some((partner) => withProtocol(address).startsWith(`${partner}/`))
    const loaded = [...loadedAddresses(page), ...page.all('form').flatMap((form) => form.getAttribute('action') ?? [])]
    return loaded
      .filter((address) => !isPartner(address) && pathOnSite(address, page, origin) === undefined)
      .map((address) => ({ found: `${address} is loaded`, expected: 'a file of this site' }))
  },
} satisfies PageRule
