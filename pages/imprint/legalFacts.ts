import type { Content } from '../../collections/schemas'
import type { Locale } from '../../i18n/languages'
import { getTranslate } from '../../i18n/translator'
import { retentionFacts } from './retentionFacts'

/** What the legal texts say of the company beyond what every text may; in brackets, what is to be filled in, where it is not. */
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
