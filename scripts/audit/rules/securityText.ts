import { securityTextFile } from '../../../server/securityText'
import { type SiteRule, unmet } from '../rule'
import { readText } from '../site'

export const securityText = {
  name: 'security.txt',
  scope: 'site',
  why: 'security.txt, if there is one, names a contact and has not expired: who finds a vulnerability must not rely on it otherwise (https://www.rfc-editor.org/rfc/rfc9116). One in public/ replaces ours, and is renewed by nobody else.',
  check(site) {
    const page = `/${securityTextFile}`
    if (!site.files.has(page)) return []
    const [contact, expires] = ['Contact', 'Expires'].map((name) => new RegExp(`^${name}:[ \\t]*(\\S+)`, 'im').exec(readText(site, page))?.[1])
    return unmet([
      [/^(https:|mailto:|tel:)./.test(contact ?? ''), { page, found: `Contact: ${contact}`, expected: 'mailto:, https: or tel:' }],
      [Date.parse(expires ?? '') > Date.now(), { page, found: `Expires: ${expires}`, expected: 'a moment within the next year' }],
    ])
  },
} satisfies SiteRule
