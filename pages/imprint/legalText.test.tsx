import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { getContent } from '../../collections/content'
import { LegalText } from '../../components/text/LegalText'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { data as privacy } from '../privacy/+data'
import { data as imprint } from './+data'

const pages = locales.flatMap((locale) => [
  { name: `imprint ${locale}`, locale, data: imprint },
  { name: `privacy ${locale}`, locale, data: privacy },
])

it.each(pages)('$name is marked as a sample until the company has confirmed it', ({ locale, data }) => {
  const { site } = getContent()
  const { unconfirmedTexts } = site
  onTestFinished(() => {
    site.unconfirmedTexts = unconfirmedTexts
  })
  const note = getTranslate(locale)('legal').placeholderNote
  const html = () => renderToStaticMarkup(<LegalText {...data({ locale } as Parameters<typeof data>[0])} />)
  site.unconfirmedTexts = ['legal']
  expect(html()).toContain(note)
  site.unconfirmedTexts = ['projects']
  expect(html()).toContain('<h2')
  expect(html()).not.toContain(note)
})

it.each(pages)('$name has the registered name of the company', ({ locale, data }) => {
  const html = renderToStaticMarkup(<LegalText {...data({ locale } as Parameters<typeof data>[0])} />)
  expect(html).toContain(getContent().company.legalName)
  // The legal form may end in a full stop.
  expect(html).not.toContain('..')
})

it.each(locales)('in %s, imprint and privacy notice state the company’s facts, and name missing ones', (locale) => {
  const { company } = getContent()
  const before = { ...company }
  onTestFinished(() => {
    for (const key of Object.keys(filled) as (keyof typeof filled)[]) delete company[key]
    Object.assign(company, before)
  })
  const filled = { legalRepresentative: 'A. Sample, Director', register: 'Register 12', vatId: 'EU123', euRepresentative: 'Sample GmbH, Berlin' }
  const missing = getTranslate(locale)('legal.missing')
  const shown = () => {
    const context = { locale } as Parameters<typeof imprint>[0]
    const html = [imprint, privacy].map((data) => renderToStaticMarkup(<LegalText {...data(context)} />)).join('')
    return Object.fromEntries(Object.keys(filled).map((key) => [key, [html.includes(filled[key as 'vatId']), html.includes(missing[key as 'vatId'])]]))
  }
  for (const key of Object.keys(filled) as (keyof typeof filled)[]) delete company[key]
  expect(new Set(Object.values(shown()).map(String))).toEqual(new Set(['false,true']))
  Object.assign(company, filled)
  expect(new Set(Object.values(shown()).map(String))).toEqual(new Set(['true,false']))
  expect(imprint({ locale } as Parameters<typeof imprint>[0]).subject).toMatchObject({ register: 'Register 12', vatId: 'EU123' })
})

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Its non-breaking spaces are spaces here. */
const notice = (locale: string) => renderToStaticMarkup(<LegalText {...privacy({ locale } as Parameters<typeof privacy>[0])} />).replaceAll('\u00A0', ' ')

it.each(locales)('in %s, the privacy notice states the retention period twice if KEEP_MESSAGES_DAYS is set', (locale) => {
  vi.stubEnv('KEEP_MESSAGES_DAYS', undefined)
  expect(notice(locale)).not.toContain('{{')
  expect(notice(locale)).toContain(getTranslate(locale)('legal.retention.open.after'))
  vi.stubEnv('KEEP_MESSAGES_DAYS', '183')
  const days = getTranslate(locale)('legal.retention.days', { count: 183 })
  expect(days).toContain('183')
  expect(notice(locale).split(days)).toHaveLength(3)
  expect(notice(locale)).toContain(getTranslate(locale)('legal.retention.set.after', { days }))
  expect(notice(locale)).not.toContain('{{')
})

it('no line of the privacy notice ends before the number of a section, after that of a period or before a postcode', () => {
  const html = renderToStaticMarkup(<LegalText {...privacy({ locale: 'de' } as Parameters<typeof privacy>[0])} />)
  expect(html).toContain('Art.\u00A06\u00A0Abs.\u00A01 Buchst.\u00A0b DSGVO')
  expect(html).toContain('§\u00A025\u00A0Abs.\u00A02 Nr.\u00A02')
  expect(html).toContain('[14\u00A0Tage]')
  expect(html).toMatch(/\p{L}\u00A0\d{6}, /u)
})

it('the privacy notice rejects the same values of KEEP_MESSAGES_DAYS as the server', () => {
  for (const wrong of ['0', '1.5', 'a year', '40000', '1e3', '0x1e', '-30']) {
    vi.stubEnv('KEEP_MESSAGES_DAYS', wrong)
    expect(() => notice('en')).toThrow(`KEEP_MESSAGES_DAYS is '${wrong}'. It has to be a number of days from 1 to 36500, in digits.`)
  }
  vi.stubEnv('KEEP_MESSAGES_DAYS', ' ')
  expect(notice('en')).toContain(getTranslate('en')('legal.retention.open.after'))
})
