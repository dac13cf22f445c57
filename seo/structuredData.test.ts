import { describe, expect, it } from 'vitest'
import type { Content } from '../collections/schemas'
import { getStructuredData, type StructuredDataInput, toScriptText } from './structuredData'

const company: Content['company'] = {
  name: 'Acme',
  legalName: 'Acme Ltd.',
  founded: 2005,
  address: ['House', 'Road', 'Pune 411000'],
  country: 'IN',
  phone: '+91 20 0000 0000',
  email: 'hello@site.test',
  careersEmail: 'jobs@site.test',
  profileUrl: 'https://network.test/acme',
  placeholders: [],
}
const origin = 'https://site.test'
const imageAddress = (image: string) => `${origin}/art/${image}.svg`
const input = (over: Partial<StructuredDataInput>): StructuredDataInput => ({
  subject: { kind: 'page', name: 'Careers' },
  page: { path: '/career', index: true },
  locale: 'en',
  origin,
  company,
  imageAddress,
  ...over,
})
const nodes = (over: Partial<StructuredDataInput>) => (getStructuredData(input(over))?.['@graph'] ?? []) as unknown as Record<string, unknown>[]
const node = (type: string, over: Partial<StructuredDataInput>) => nodes(over).find((each) => each['@type'] === type)

it('the imprint says how the company is registered, as far as that is filled in', () => {
  const imprint = (register?: string, vatId?: string) => ({
    subject: { kind: 'imprint', name: 'Imprint', legalName: 'Acme Ltd.', register, vatId } as const,
    page: { path: '/imprint', index: true },
  })
  expect(node('Organization', imprint())).toBeUndefined()
  expect(node('Organization', imprint('Register 12', 'EU123'))).toMatchObject({ '@id': `${origin}/#organization`, identifier: 'Register 12', vatID: 'EU123' })
  expect(node('Organization', imprint(undefined, 'EU123'))).not.toHaveProperty('identifier')
})

describe('the home page', () => {
  const home = { subject: { kind: 'home', tagline: 'Since 2005' }, page: { path: '/', index: true } } as const

  it('describes the company as the footer does', () => {
    expect(node('Organization', home)).toEqual({
      '@type': 'Organization',
      '@id': 'https://site.test/#organization',
      name: 'Acme',
      url: 'https://site.test/',
      legalName: 'Acme Ltd.',
      slogan: 'Since 2005',
      foundingDate: '2005',
      address: { '@type': 'PostalAddress', streetAddress: 'House\nRoad', addressLocality: 'Pune', postalCode: '411000', addressCountry: 'India' },
      telephone: '+91 20 0000 0000',
      email: 'hello@site.test',
      logo: 'https://site.test/icon-512.png',
      sameAs: 'https://network.test/acme',
    })
  })

  it('keeps the lines of an address whose town has no code', () => {
    const address = node('Organization', { ...home, company: { ...company, address: ['House', 'Berlin'], country: 'DE' } })?.address
    expect(address).toEqual({ '@type': 'PostalAddress', streetAddress: 'House\nBerlin', addressCountry: 'Germany' })
  })

  it('is a web site per language, of one company', () => {
    const site = node('WebSite', { ...home, locale: 'ja' })
    expect(site).toEqual({
      '@type': 'WebSite',
      name: 'Acme',
      url: 'https://site.test/ja',
      inLanguage: 'ja',
      publisher: { '@id': 'https://site.test/#organization' },
    })
  })
})

describe('below the home page', () => {
  it('leads from home over the parents to the page', () => {
    const parents = [{ name: 'Leistungen', path: '/services' }]
    const subject = { kind: 'service', name: 'KI', parents, description: 'Was wir tun.', image: 'ai-ml' } as const
    const over = { subject, page: { path: '/services/ai-ml', index: true }, locale: 'de' } as const
    expect(node('BreadcrumbList', over)?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Acme', item: 'https://site.test/de' },
      { '@type': 'ListItem', position: 2, name: 'Leistungen', item: 'https://site.test/de/services' },
      { '@type': 'ListItem', position: 3, name: 'KI', item: 'https://site.test/de/services/ai-ml' },
    ])
    expect(node('Service', over)).toMatchObject({
      name: 'KI',
      description: 'Was wir tun.',
      image: 'https://site.test/art/ai-ml.svg',
      provider: { name: 'Acme' },
    })
  })

  it('a second address speaks of the first', () => {
    const trail = node('BreadcrumbList', { page: { path: '/our-work', index: true, canonicalPath: '/work' } })?.itemListElement
    expect(trail).toContainEqual(expect.objectContaining({ position: 2, item: 'https://site.test/work' }))
  })

  it('an untranslated post says its own language and its original’s address', () => {
    const subject = { kind: 'post', name: 'A post', language: 'en', image: 'erp' } as const
    const post = node('BlogPosting', { subject, page: { path: '/topic/post', index: true, availableIn: ['en'] }, locale: 'ja' })
    expect(post).toMatchObject({ headline: 'A post', inLanguage: 'en', url: 'https://site.test/topic/post', author: { name: 'Acme' } })
    expect(post).not.toHaveProperty('datePublished')
  })

  it('a case study is an article of its sector', () => {
    const subject = { kind: 'caseStudy', name: 'ERP', description: 'What we did.', section: 'Education', image: 'erp' } as const
    expect(node('Article', { subject, locale: 'de' })).toMatchObject({ headline: 'ERP', articleSection: 'Education', inLanguage: 'de' })
  })

  it('lists openings with what is known, and invents neither date nor pay', () => {
    const opening = { title: 'Developer', text: 'You build.', keySkills: 'Python', location: 'Pune', experience: 'Freshers' }
    const list = node('ItemList', { subject: { kind: 'openings', name: 'Careers', openings: [opening] } })
    expect(list?.itemListElement).toEqual([
      {
        '@type': 'ListItem',
        position: 1,
        item: {
          '@type': 'Occupation',
          name: 'Developer',
          description: 'You build.',
          skills: 'Python',
          experienceRequirements: 'Freshers',
          occupationLocation: { '@type': 'City', name: 'Pune' },
        },
      },
    ])
  })

  it('describes the interview', () => {
    const subject = {
      kind: 'interview',
      name: 'Leadership',
      title: 'On the radio',
      text: 'About us.',
      url: 'https://video.test/1',
      date: '2024-05-31',
      image: 'radio',
    } as const
    expect(node('VideoObject', { subject })).toEqual({
      '@type': 'VideoObject',
      name: 'On the radio',
      description: 'About us.',
      embedUrl: 'https://video.test/1',
      uploadDate: '2024-05-31',
      thumbnailUrl: 'https://site.test/art/radio.svg',
    })
  })

  it('a page that is not for search engines has nothing to say', () => {
    expect(getStructuredData(input({ page: { path: '/contact-us/thanks', index: false } }))).toBeUndefined()
  })
})

it('cannot be ended by a text', () => {
  const data = getStructuredData(input({ subject: { kind: 'page', name: '</script><script>alert(1)</script><!--' } }))
  const text = data ? toScriptText(data) : ''
  expect(text).toContain('alert(1)')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
