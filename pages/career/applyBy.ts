import { getContent } from '../../collections/content'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/**
 * The link to apply: an email with the position as its subject.
 *
 * @param position subject of the mail.
 */
export function applyBy(position: string, locale: Locale) {
  const t = getTranslate(locale)
  const { careersEmail } = getContent().company
  return {
    email: careersEmail,
    label: t('careers.labels.apply'),
    // A page may have several.
    name: t('careers.labels.applyFor', { name: position }),
    href: `mailto:${careersEmail}?subject=${encodeURIComponent(position)}`,
  }
}
