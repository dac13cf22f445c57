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

const ownersFacts = {
  nameKatakana: 'サンプル',
  legalRepresentative: 'A. Sample',
  register: 'Register 12',
  vatId: 'EU123',
  certificates: ['Sample 1, scope', 'Sample 2'],
  workingLanguages: ['en', 'ja'],
  contactHours: { from: '10:00', to: '18:30', timeZone: 'Asia/Kolkata' },
  answersWithin: 2,
}
const keys = Object.keys(ownersFacts) as (keyof typeof ownersFacts)[]
const without = Object.fromEntries(Object.entries(getContent().company).filter(([key]) => !keys.includes(key as 'vatId'))) as ReturnType<
  typeof getContent
>['company']
const pageData = (locale: (typeof locales)[number]) => data({ locale } as Parameters<typeof data>[0])
const pageWith = (company: typeof without, locale: (typeof locales)[number]) =>
  renderToStaticMarkup(<Page {...pageData(locale)} profile={companyProfile(company, locale)} />)

it.each(locales)('in %s, none of the table shows while nothing is filled', (locale) => {
  expect(companyProfile(without, locale)).toBeUndefined()
  expect(pageWith(without, locale)).not.toContain('<dl')
})

it.each(locales)('in %s, all that is filled is in the table', (locale) => {
  const html = pageWith({ ...without, ...ownersFacts }, locale)
  const { title, labels } = getTranslate(locale)('company.profile')
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const wanted = [
    title,
    ...Object.values(labels),
    without.legalName,
    String(without.founded),
    'A. Sample',
    'Register 12',
    'EU123',
    ...ownersFacts.certificates,
    '10:00',
    '18:30',
  ]
  expect([...wanted, ...ownersFacts.workingLanguages.map((code) => names.of(code) ?? '')].filter((text) => !html.includes(text))).toEqual([])
  expect(html.includes(ownersFacts.nameKatakana)).toBe(locale === 'ja')
  expect(html).toContain(getTranslate(locale)('company.profile.answer', { count: 2 }))
})

it.each(locales)('in %s, each of them makes one row, and no other row is without a value', (locale) => {
  const labels = (company: typeof without) => companyProfile(company, locale)?.facts.map(({ label }) => label) ?? []
  const always = labels({ ...without, nameKatakana: 'サンプル' })
  for (const key of keys.filter((each) => each !== 'nameKatakana')) expect(labels({ ...without, [key]: ownersFacts[key] })).toHaveLength(always.length + 1)
})

it.each(locales)('in %s, the contact page shows hours, time to answer and languages, each where it is filled', (locale) => {
  const words = contactData({ locale } as Parameters<typeof contactData>[0])
  const html = (company: typeof without) => renderToStaticMarkup(<ContactPage {...words} facts={contactFacts(company, locale)} />)
  const { hours, answer, languages } = getTranslate(locale)('company.profile').labels
  const shown = (company: typeof without) => [hours, answer, languages].map((label) => html(company).includes(`<dt>${label}</dt>`))
  expect(shown(without)).toEqual([false, false, false])
  expect(shown({ ...without, answersWithin: 1 })).toEqual([false, true, false])
  expect(shown({ ...without, ...ownersFacts })).toEqual([true, true, true])
})

it.each([
  { workingLanguages: ['Japanese'] },
  { contactHours: { ...ownersFacts.contactHours, timeZone: 'Pune' } },
  { contactHours: { ...ownersFacts.contactHours, from: '10' } },
  { answersWithin: 0 },
])('%j is refused', (slip) => {
  expect(schemas.company.safeParse({ ...without, ...ownersFacts }).success).toBe(true)
  expect(schemas.company.safeParse({ ...without, ...slip }).success).toBe(false)
})
