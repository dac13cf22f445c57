/** A backend’s language code as `lang` and `Intl` expect it (BCP 47): WordPress sends `en_US`, which is `en`. In browsers, answers are not validated. */
export function languageTag(code: string | undefined): string | undefined {
  return code?.split?.(/[,_]/)[0] || undefined
}

/**
 * The language of an answer: the page’s, also if the backend adds a territory to it or writes it in capitals.
 *
 * @param header `Content-Language`.
 * @param locale the requested language.
 */
export function answerLanguage(header: string, locale: string): string {
  return header.search(RegExp(locale, 'i')) === 0 ? locale : (languageTag(header) as string)
}
