import { getContent } from '../../collections/content'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'

/**
 * The link by which somebody applies: an email that names the position.
 *
 * @param position as the subject of the mail says it.
 */
export function applyBy(position: string, locale: Locale) {
  const t = getTranslate(locale)
  const { careersEmail } = getContent().company
  return {
    email: careersEmail,
    label: t('careers.labels.apply'),
    // Several of them may stand on a page.
    name: t('careers.labels.applyFor', { name: position }),
    href: `mailto:${careersEmail}?subject=${encodeURIComponent(position)}`,
  }
}
