import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { getContent } from '../../collections/content'
import { schemas } from '../../collections/schemas'
import { locales } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { data as contactData } from '../contact-us/+data'
import { Page as ContactPage } from '../contact-us/+Page'
import { data } from './+data'
import { Page } from './+Page'
import { companyProfile, contactFacts } from './companyProfile'

const companyFacts = {
  nameKatakana: 'サンプル',
  legalRepresentative: 'A. Sample',
  register: 'Register 12',
  vatId: 'EU123',
  certificates: ['Sample 1, scope', 'Sample 2'],
  workingLanguages: ['en', 'ja'],
  contactHours: { from: '10:00', to: '18:30', timeZone: 'Asia/Kolkata' },
  answersWithin: 2,
}
const keys = Object.keys(companyFacts) as (keyof typeof companyFacts)[]
const withoutFacts = Object.fromEntries(Object.entries(getContent().company).filter(([key]) => !keys.includes(key as 'vatId'))) as ReturnType<
  typeof getContent
>['company']
const pageData = (locale: (typeof locales)[number]) => data({ locale } as Parameters<typeof data>[0])
const pageWith = (company: typeof withoutFacts, locale: (typeof locales)[number]) =>
  renderToStaticMarkup(<Page {...pageData(locale)} profile={companyProfile(company, locale)} />)

it.each(locales)('in %s, the table is hidden while no fact is filled in', (locale) => {
  expect(companyProfile(withoutFacts, locale)).toBeUndefined()
  expect(pageWith(withoutFacts, locale)).not.toContain('<dl')
})

it.each(locales)('in %s, the table shows every fact that is filled in', (locale) => {
  const html = pageWith({ ...withoutFacts, ...companyFacts }, locale)
  const { title, labels } = getTranslate(locale)('company.profile')
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const wanted = [
    title,
    ...Object.values(labels),
    withoutFacts.legalName,
    String(withoutFacts.founded),
    'A. Sample',
    'Register 12',
    'EU123',
    ...companyFacts.certificates,
    '10:00',
    '18:30',
  ]
  expect([...wanted, ...companyFacts.workingLanguages.map((code) => names.of(code) ?? '')].filter((text) => !html.includes(text))).toEqual([])
  expect(html.includes(companyFacts.nameKatakana)).toBe(locale === 'ja')
  expect(html).toContain(getTranslate(locale)('company.profile.answer', { count: 2 }))
})

it.each(locales)('in %s, each fact has a row of its own, and no row is empty', (locale) => {
  const labels = (company: typeof withoutFacts) => companyProfile(company, locale)?.facts.map(({ label }) => label) ?? []
  const always = labels({ ...withoutFacts, nameKatakana: 'サンプル' })
  for (const key of keys.filter((each) => each !== 'nameKatakana'))
    expect(labels({ ...withoutFacts, [key]: companyFacts[key] })).toHaveLength(always.length + 1)
})

it.each(locales)('in %s, the contact page shows hours, response time and languages, if filled in', (locale) => {
  const words = contactData({ locale } as Parameters<typeof contactData>[0])
  const html = (company: typeof withoutFacts) => renderToStaticMarkup(<ContactPage {...words} facts={contactFacts(company, locale)} />)
  const { hours, answer, languages } = getTranslate(locale)('company.profile').labels
  const shown = (company: typeof withoutFacts) => [hours, answer, languages].map((label) => html(company).includes(`<dt>${label}</dt>`))
  expect(shown(withoutFacts)).toEqual([false, false, false])
  expect(shown({ ...withoutFacts, answersWithin: 1 })).toEqual([false, true, false])
  expect(shown({ ...withoutFacts, ...companyFacts })).toEqual([true, true, true])
})

it('names the time of today, which was another in some zones decades ago', () => {
  const contactHours = { ...companyFacts.contactHours, timeZone: 'Europe/Lisbon' }
  const [hours] = contactFacts({ ...withoutFacts, contactHours }, 'de')
  expect(hours?.lines.join()).toContain('WEZ')
})

it.each([
  { workingLanguages: ['Japanese'] },
  { contactHours: { ...companyFacts.contactHours, timeZone: 'Pune' } },
  { contactHours: { ...companyFacts.contactHours, from: '10' } },
  { answersWithin: 0 },
])('%j is rejected', (mistake) => {
  expect(schemas.company.safeParse({ ...withoutFacts, ...companyFacts }).success).toBe(true)
  expect(schemas.company.safeParse({ ...withoutFacts, ...mistake }).success).toBe(false)
})
