import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/** Who looks for work wants to know how it is done here: what the company stands for, how it is led, and the habits of its engineers. */
export function howWeWork(locale: Locale) {
  const t = getTranslate(locale)
  return {
    title: t('careers.work'),
    links: [
      { to: '/company-overview#values', label: t('company.values.title') },
      { to: '/leadership', label: t('leadership.title') },
      { to: '/services#methodology', label: t('services.methodology.title') },
    ],
  }
}
