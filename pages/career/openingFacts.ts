import type { Content } from '../../collections/schemas'
import type { Fact } from '../../components/text/FactList'
import { countryName } from '../../i18n/countryName'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import type { Posting } from '../../seo/structuredData/subject'

type Opening = Content['openings'][number]

/** The facts that each opening has among its texts. */
export function textFacts({ keySkills, location, experience }: Record<'keySkills' | 'location' | 'experience', string>, locale: Locale): Fact[] {
  const { labels } = getTranslate(locale)('careers')
  return [
    { label: labels.keySkills, value: keySkills },
    { label: labels.location, value: location },
    { label: labels.experience, value: experience },
  ]
}

/** The optional facts of an opening that are filled in. */
export function openingFacts({ datePosted, validThrough, employmentType, workplace, applicantsFrom, salary }: Opening, locale: Locale): Fact[] {
  const t = getTranslate(locale)
  const { labels } = t('careers.facts')
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const facts: (Fact | '' | undefined)[] = [
    employmentType && { label: labels.employment, value: t(`careers.facts.employment.${employmentType}`), code: employmentType },
    workplace && { label: labels.workplace, value: t(`careers.facts.workplace.${workplace}`), code: workplace === 'remote' ? telecommute : undefined },
    applicantsFrom && { label: labels.applicantsFrom, value: list(countryNames(applicantsFrom, locale), locale) },
    salary && { label: labels.salary, value: t(`careers.facts.salary.${salary.per}`, { amount: amountOf(salary, locale) }), code: salary.per },
    datePosted && { label: labels.datePosted, value: day.format(new Date(datePosted)), day: datePosted },
    validThrough && { label: labels.validThrough, value: day.format(new Date(validThrough)), day: validThrough },
  ]
  return facts.filter((fact) => !!fact)
}

/** What search engines require to show an opening as a job; undefined if a required fact is missing. */
export function postingOf({ datePosted, validThrough, employmentType, workplace, applicantsFrom, salary }: Opening, locale: Locale): Posting | undefined {
  if (!datePosted || !workplace) return undefined
  return { datePosted, validThrough, employmentType, remoteFrom: applicantsFrom && countryNames(applicantsFrom, locale), salary }
}

/** schema.org’s value for fully remote work. */
const telecommute = 'TELECOMMUTE'

function countryNames(codes: readonly string[], locale: Locale): string[] {
  return codes.map((code) => countryName(code, locale))
}

function list(items: readonly string[], locale: Locale): string {
  return new Intl.ListFormat([locale], { type: 'conjunction' }).format(items)
}

function amountOf({ currency, from, to }: NonNullable<Opening['salary']>, locale: Locale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' })
  return to ? format.formatRange(from, to) : format.format(from)
}
