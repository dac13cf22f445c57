import { getContent } from '../../collections/content'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { retentionFacts } from './retentionFacts'

/** Imprint and privacy notice; facts that the company has not filled in are blanks in brackets. With the note that they are samples, while they are. */
export function legalTexts(locale: Locale) {
  const t = getTranslate(locale)
  const { company, site } = getContent()
  const { legalRepresentative, register, vatId, euRepresentative } = company
  const missing = t('legal.missing')
  const { placeholderNote, imprint, privacy } = t('legal', {
    legalRepresentative: legalRepresentative ?? missing.legalRepresentative,
    register: register ?? missing.register,
    vatId: vatId ?? missing.vatId,
    euRepresentative: euRepresentative ?? missing.euRepresentative,
    ...retentionFacts(locale),
  })
  return { imprint, privacy, placeholderNote: site.unconfirmedTexts.includes('legal') ? placeholderNote : undefined }
}
