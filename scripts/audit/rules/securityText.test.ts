import { expect, it } from 'vitest'
import { securityText as ours } from '../../../server/securityText'
import { sampleSite } from '../../../testing/sampleSite'
import { securityText } from './securityText'

const page = '/.well-known/security.txt'
const text = ours({ email: 'security@site.test', site: 'https://site.test', now: Date.now() })
const found = (text: string) => securityText.check(sampleSite({ [page]: text })).map(({ found }) => found)

it('reports a missing contact, or one that is no address', () => {
  expect(found(text.replace(/Contact:.*/, ''))).toEqual(['Contact: undefined'])
  expect(found(text.replace('mailto:', ''))).toEqual(['Contact: security@site.test'])
})

it('reports a text that has expired, or does not say when', () => {
  expect(found(text.replace(/Expires:.*/, 'Expires: 2020-01-01T00:00:00Z'))).toEqual(['Expires: 2020-01-01T00:00:00Z'])
  expect(found(text.replace(/Expires:.*/, 'Expires: next year'))).toEqual(['Expires: next'])
  expect(found(text.replace(/Expires:.*/, ''))).toEqual(['Expires: undefined'])
})

it('accepts ours, and a site without one', () => {
  expect(found(text)).toEqual([])
  expect(securityText.check(sampleSite())).toEqual([])
})
