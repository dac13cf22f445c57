import { afterEach, beforeEach, expect, it } from 'vitest'
import { locales } from '../i18n/languages'
import { type SampleFolder, sampleFolder } from '../testing/sampleServer'
import { writeFileIn } from '../testing/writeFileIn'
import { securityText, securityTextFile } from './securityText'
import { createSecurityText, type SecurityTextOptions } from './serveSecurityText'
import { createSite } from './site'

let folder: SampleFolder
beforeEach(() => {
  folder = sampleFolder()
})
afterEach(() => folder.remove())

const now = Date.UTC(2026, 0, 2, 3, 4)

async function request(options: Partial<SecurityTextOptions> = {}) {
  const calls = createSecurityText({ root: folder.build, email: 'me@site.test', site: 'https://site.test', now: () => now, ...options })
  return createSite(folder.build, { calls }).request('/.well-known/security.txt')
}

it('names contact, expiry, languages and address', async () => {
  const response = await request()
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
  const [contact, expires, languages, canonical] = (await response.text()).split('\n')
  expect(contact).toBe('Contact: mailto:me@site.test')
  const validMs = Date.parse(expires?.replace('Expires: ', '') ?? '') - now
  expect(validMs).toBeGreaterThan(0)
  expect(validMs).toBeLessThan(365 * 86_400_000)
  expect(languages).toBe(`Preferred-Languages: ${locales.join(', ')}`)
  expect(canonical).toBe('Canonical: https://site.test/.well-known/security.txt')
})

it('is the same on every day of a month, so that daily builds do not differ', async () => {
  const texts = [1, 15, 31].map(async (day) => (await request({ now: () => Date.UTC(2026, 7, day) })).text())
  expect(new Set(await Promise.all(texts)).size).toBe(1)
})

it('serves the file of the build if there is one', async () => {
  writeFileIn(folder.build, securityTextFile, 'ours')
  expect(await (await request()).text()).toBe('ours')
})

it('generates a new text if that of the build has expired', async () => {
  writeFileIn(folder.build, securityTextFile, securityText({ email: 'built@site.test', site: undefined, now }))
  expect(await (await request()).text()).toContain('built@site.test')
  expect(await (await request({ now: () => now + 200 * 86_400_000 })).text()).toContain('me@site.test')
})

it('answers 404 without a contact', async () => {
  expect((await request({ email: undefined })).status).toBe(404)
})
