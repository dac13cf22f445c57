import { getContent } from '../../../../collections/content'
import { existing } from '../../../../collections/drafts'
import { kindOf } from '../../../../collections/projectKind'
import type { Content } from '../../../../collections/schemas'
import type { Fact } from '../../../../components/text/FactList'
import type { Locale } from '../../../../i18n/languages'
import { getTranslate } from '../../../../i18n/translator'

type Project = Pick<Content['projects'][number], 'category' | 'service' | 'year' | 'months' | 'team' | 'technologies'>

/**
 * The facts beside a case study: its sector, its kind, which leads to the service, and the optional ones that are filled in, whose
 * schemas are in `collections/projectFactSchemas.ts`.
 *
 * @param words its type label and, if it has one, its figure with unit.
 */
export function listProjectFacts(
  { category, service, year, months, team, technologies }: Project,
  words: { paragraph: string; figure?: string | undefined },
  locale: Locale,
): Fact[] {
  const t = getTranslate(locale)
  const labels = t('work.facts.labels')
  const month = new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  const list = new Intl.ListFormat([locale], { type: 'conjunction', style: 'narrow' })
  const facts: (Fact | undefined)[] = [
    { label: labels.sector, value: t(`sectors.${category}.heading`), to: `/work/${category}` },
    { label: labels.kind, value: kindOf(words.paragraph), to: pageOfService(service, locale) },
    year === undefined ? undefined : { label: labels.year, value: String(year) },
    months === undefined ? undefined : { label: labels.duration, value: month.format(months) },
    team === undefined ? undefined : { label: labels.team, value: t('work.facts.team', { count: team }) },
    technologies && { label: labels.technologies, value: list.format(technologies) },
    words.figure === undefined ? undefined : { label: labels.figure, value: words.figure },
  ]
  return facts.filter((fact) => fact !== undefined)
}

/** A service may be a draft, or one in this language. */
function pageOfService(service: string | undefined, locale: Locale): string | undefined {
  return existing(getContent().services, locale).some(({ category }) => category === service) ? `/services/${service}` : undefined
}
