import { getContent } from '../../collections/content'
import { existing } from '../../collections/drafts'
import type { Locale } from '../../i18n/languages'
import { textKey } from '../../i18n/textKey'
import { getTranslate } from '../../i18n/translator'
import { sampleTexts } from '../sampleTexts'

/** The cards of all case studies, in the order of the content. */
export function projectCards(locale: Locale) {
  const t = getTranslate(locale)
  const { marked } = sampleTexts('projects', locale)
  return existing(getContent().projects, locale).map(({ id, category, service, image }) => {
    const { heading, paragraph, outcome } = t(textKey('projects', id))
    return { id, category, service, image, heading, paragraph: marked(paragraph), outcome, to: `/project-details/${category}/${id}` }
  })
}
