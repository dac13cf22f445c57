import type { Content } from '../../collections/schemas'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/** What happens after a message. With the response time, if `content/company.json` has one. */
export function nextSteps({ answersWithin }: Content['company'], locale: Locale) {
  const t = getTranslate(locale)
  const { title, steps } = t('contact.next')
  const answer = answersWithin ? t('contact.next.answer', { time: t('company.profile.answer', { count: answersWithin }) }) : undefined
  return { title, steps, answer }
}
