import type { Content } from '../../collections/schemas'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { retentionFacts } from './retentionFacts'

/** Additional placeholders of the legal texts; missing facts are shown as blanks in brackets. */
export function legalFacts({ legalRepresentative, register, vatId, euRepresentative }: Content['company'], locale: Locale) {
  const missing = getTranslate(locale)('legal.missing')
  return {
    legalRepresentative: legalRepresentative ?? missing.legalRepresentative,
    register: register ?? missing.register,
    vatId: vatId ?? missing.vatId,
    euRepresentative: euRepresentative ?? missing.euRepresentative,
    ...retentionFacts(locale),
  }
}
