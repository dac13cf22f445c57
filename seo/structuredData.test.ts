import { describe, expect, it } from 'vitest'
import type { Content } from '../collections/schemas'
import { getStructuredData, type StructuredDataInput, toScriptText } from './structuredData'
import type { Posting } from './structuredData/subject'

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
  shareImage: `${origin}/share/page.png`,
  imageAddress,
  ...over,
})
const nodes = (over: Partial<StructuredDataInput>) => (getStructuredData(input(over))?.['@graph'] ?? []) as unknown as Record<string, unknown>[]
const node = (type: string, over: Partial<StructuredDataInput>) => nodes(over).find((each) => each['@type'] === type)

it('the imprint has the registration of the company, as far as filled in', () => {
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
      address: { '@type': 'PostalAddress', streetAddress: 'House\nRoad', addressLocality: 'Pune', postalCode: '411000', addressCountry: 'IN' },
      telephone: '+91 20 0000 0000',
      email: 'hello@site.test',
      logo: 'https://site.test/icon-512.png',
      sameAs: 'https://network.test/acme',
    })
  })

  it.each([
    ['Pune 411000', 'Pune', '411000'],
    ['10115 Berlin', 'Berlin', '10115'],
    ['113 51 Stockholm', 'Stockholm', '113 51'],
    ['1012 AB Amsterdam', 'Amsterdam', '1012 AB'],
    ['110 00 Praha 1', 'Praha 1', '110 00'],
    ['〒100-0005 東京都千代田区丸の内', '東京都千代田区丸の内', '100-0005'],
  ])('knows town and postcode of “%s”', (line, town, code) => {
    const address = node('Organization', { ...home, company: { ...company, address: ['House', line] } })?.address
    expect(address).toMatchObject({ streetAddress: 'House', addressLocality: town, postalCode: code })
  })

  it.each(['Berlin', '12 High Street, Berlin', 'Building 7'])('keeps the lines of an address without postcode, such as “%s”', (line) => {
    const address = node('Organization', { ...home, company: { ...company, address: ['House', line], country: 'DE' } })?.address
    expect(address).toEqual({ '@type': 'PostalAddress', streetAddress: `House\n${line}`, addressCountry: 'DE' })
  })

  it('is a website per language, of one company', () => {
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
  it('has breadcrumbs from home to the page', () => {
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

  it('an alias describes the canonical address', () => {
    const trail = node('BreadcrumbList', { page: { path: '/our-work', index: true, canonicalPath: '/work' } })?.itemListElement
    expect(trail).toContainEqual(expect.objectContaining({ position: 2, item: 'https://site.test/work' }))
  })

  it('an untranslated post has its own language and the original’s address', () => {
    const subject = { kind: 'post', name: 'A post', language: 'en', image: 'erp' } as const
    const post = node('BlogPosting', { subject, page: { path: '/topic/post', index: true, availableIn: ['en'] }, locale: 'ja' })
    expect(post).toMatchObject({ headline: 'A post', inLanguage: 'en', url: 'https://site.test/topic/post', author: { name: 'Acme' } })
    expect(post).not.toHaveProperty('datePublished')
    expect(post?.image).toEqual(['https://site.test/share/page.png', 'https://site.test/art/erp.svg'])
    expect(node('BlogPosting', { subject: { ...subject, image: '' } })?.image, 'without a picture').toEqual(['https://site.test/share/page.png'])
    const dated = { ...subject, date: '2026-03-04', team: 'Design team' }
    expect(node('BlogPosting', { subject: dated })).toMatchObject({
      datePublished: '2026-03-04',
      dateModified: '2026-03-04',
      author: { '@type': 'Organization', name: 'Design team', parentOrganization: { '@id': 'https://site.test/#organization' } },
    })
    expect(node('BlogPosting', { subject: { ...dated, updated: '2026-05-06', author: 'A. Writer' } })).toMatchObject({
      dateModified: '2026-05-06',
      author: { '@type': 'Person', name: 'A. Writer' },
    })
  })

  it('a case study is an article of its sector', () => {
    const subject = { kind: 'caseStudy', name: 'ERP', description: 'What we did.', section: 'Education', image: 'erp' } as const
    expect(node('Article', { subject, locale: 'de' })).toMatchObject({ headline: 'ERP', articleSection: 'Education', inLanguage: 'de' })
  })

  it('lists openings by their pages', () => {
    const list = node('ItemList', {
      subject: { kind: 'openings', name: 'Careers', openings: [{ name: 'Developer', path: '/career/developer' }] },
      locale: 'de',
    })
    expect(list?.itemListElement).toEqual([{ '@type': 'ListItem', position: 1, name: 'Developer', url: 'https://site.test/de/career/developer' }])
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
      uploadDate: '2024-05-31T00:00:00Z',
      thumbnailUrl: ['https://site.test/share/page.png', 'https://site.test/art/radio.svg'],
    })
  })

  it('a page that is not indexed has no structured data', () => {
    expect(getStructuredData(input({ page: { path: '/contact-us/thanks', index: false } }))).toBeUndefined()
  })
})

describe('an opening', () => {
  const labels = { tasks: 'What you will do', keySkills: 'Key skills', experience: 'Experience' }
  const opening = { text: 'You build.', tasks: ['Build', 'Test & fix'], keySkills: 'Python', location: 'Pune', experience: 'not required', labels }
  const posting = { datePosted: '2026-03-14', validThrough: undefined, employmentType: undefined, remoteFrom: undefined, salary: undefined }
  const over = (known?: Partial<Posting>) =>
    ({
      subject: { kind: 'opening', name: 'Developer', opening, posting: known && { ...posting, ...known } },
      page: { path: '/career/developer', index: true },
    }) as const

  it('is not a job posting without date and place', () => {
    expect(node('JobPosting', over())).toBeUndefined()
    expect(node('Occupation', over())).toEqual({
      '@type': 'Occupation',
      name: 'Developer',
      description: 'You build.',
      responsibilities: ['Build', 'Test & fix'],
      skills: 'Python',
      experienceRequirements: 'not required',
      occupationLocation: { '@type': 'City', name: 'Pune' },
    })
  })

  it('is a job posting at the company’s address, with known facts only, described as on the page', () => {
    expect(node('JobPosting', over({}))).toEqual({
      '@type': 'JobPosting',
      title: 'Developer',
      description:
        '<p>You build.</p><p><strong>What you will do</strong></p><ul><li>Build</li><li>Test &amp; fix</li></ul>' +
        '<p><strong>Key skills</strong><br>Python</p><p><strong>Experience</strong><br>not required</p>',
      responsibilities: ['Build', 'Test & fix'],
      skills: 'Python',
      experienceRequirements: 'not required',
      url: 'https://site.test/career/developer',
      datePosted: '2026-03-14',
      hiringOrganization: { '@type': 'Organization', '@id': 'https://site.test/#organization', name: 'Acme', url: 'https://site.test/' },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', streetAddress: 'House\nRoad', addressLocality: 'Pune', postalCode: '411000', addressCountry: 'IN' },
      },
    })
    expect(node('Occupation', over({}))).toBeUndefined()
  })

  it('includes countries for remote work, and the salary', () => {
    const remote = node(
      'JobPosting',
      over({ remoteFrom: ['India'], salary: { currency: 'INR', from: 1, to: 2, per: 'YEAR' }, employmentType: 'INTERN', validThrough: '2026-04-14' }),
    )
    expect(remote).not.toHaveProperty('jobLocation')
    expect(remote).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'India' }],
      baseSalary: { '@type': 'MonetaryAmount', currency: 'INR', value: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 2, unitText: 'YEAR' } },
      employmentType: 'INTERN',
      validThrough: '2026-04-14',
    })
    expect(node('JobPosting', over({ salary: { currency: 'INR', from: 1, per: 'DAY' } }))?.baseSalary).toMatchObject({ value: { value: 1, unitText: 'DAY' } })
  })
})

it('escapes the end tag in texts', () => {
  const data = getStructuredData(input({ subject: { kind: 'page', name: '</script><script>alert(1)</script><!--' } }))
  const text = data ? toScriptText(data) : ''
  expect(text).toContain('alert(1)')
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
