import { getContent } from '../../collections/content'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/** What happens after a message. With the response time, if `content/company.json` has one. */
export function nextSteps(locale: Locale) {
  const t = getTranslate(locale)
  const { answersWithin } = getContent().company
  const { title, steps } = t('contact.next')
  const answer = answersWithin ? t('contact.next.answer', { time: t('company.profile.answer', { count: answersWithin }) }) : undefined
  return { title, steps, answer }
}

/** The call to action of pages that say these steps below its button. */
export function callWithSteps(locale: Locale) {
  return { ...getTranslate(locale)('home.cta'), next: nextSteps(locale) }
}
