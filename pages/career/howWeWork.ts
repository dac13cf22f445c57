import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/**
 * Who looks for work wants to know how it is done here: what the company stands for, how it is led, and the habits of its engineers. In words
 * of its own, as in a new language this page would wait for the translation of those it leads to.
 */
export function howWeWork(locale: Locale) {
  const { title, values, leadership, methodology } = getTranslate(locale)('careers.work')
  return {
    title,
    links: [
      { to: '/company-overview#values', label: values },
      { to: '/leadership', label: leadership },
      { to: '/services#methodology', label: methodology },
    ],
  }
}
