import { now } from '../../collections/clock'
import type { Content } from '../../collections/schemas'
import type { Locale } from '../../i18n/languages'
import { postalAddress } from '../../i18n/postalAddress'
import { getTranslate } from '../../i18n/translator'

/** A row of the table: label and lines. */
interface Fact {
  label: string
  lines: string[]
}

/** The company’s own facts with related ones; undefined until one of its own is filled in. */
export function companyProfile(company: Content['company'], locale: Locale): { title: string; facts: Fact[] } | undefined {
  const { nameKatakana, legalRepresentative, register, vatId, certificates, workingLanguages, contactHours, answersWithin } = company
  if (![nameKatakana, legalRepresentative, register, vatId, certificates, workingLanguages, contactHours, answersWithin].some(Boolean)) return undefined
  const t = getTranslate(locale)
  const { title, labels } = t('company.profile')
  const rows: [label: string, lines: (string | undefined)[]][] = [
    [labels.name, [company.legalName, locale === 'ja' ? nameKatakana : undefined]],
    [labels.founded, [year(company.founded, locale)]],
    [labels.representative, [legalRepresentative]],
    [labels.address, postalAddress(company, locale)],
    [labels.contact, [company.phone, company.email]],
    [labels.register, [register]],
    [labels.vatId, [vatId]],
    [labels.certificates, certificates ?? []],
  ]
  const facts = rows.map(([label, lines]) => ({ label, lines: lines.filter((line) => line !== undefined) }))
  return { title, facts: [...facts.filter(({ lines }) => lines.length > 0), ...contactFacts(company, locale)] }
}

/** Contact hours, response time and languages, as far as filled in. */
export function contactFacts({ contactHours, answersWithin, workingLanguages }: Content['company'], locale: Locale): Fact[] {
  const t = getTranslate(locale)
  const { labels } = t('company.profile')
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  const list = new Intl.ListFormat([locale], { type: 'conjunction' })
  return [
    ...(contactHours ? [{ label: labels.hours, lines: [hours(contactHours, locale)] }] : []),
    ...(answersWithin ? [{ label: labels.answer, lines: [t('company.profile.answer', { count: answersWithin })] }] : []),
    ...(workingLanguages ? [{ label: labels.languages, lines: [list.format(workingLanguages.map((code) => names.of(code) ?? code))] }] : []),
  ]
}

function year(number: number, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' }).format(Date.UTC(number, 6))
}

/** With the name of the time zone, in the reader's language. */
function hours({ from, to, timeZone }: NonNullable<Content['company']['contactHours']>, locale: Locale): string {
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(now()).find(({ type }) => type === 'timeZoneName')
  return getTranslate(locale)('company.profile.hours', { from, to, zone: zone?.value ?? timeZone })
}
