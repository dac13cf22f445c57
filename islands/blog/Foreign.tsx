export interface ForeignProps {
  /** The entry’s language (BCP 47), if it differs from the page’s. */
  lang: string | undefined
  /** The page’s language. */
  locale: string
}

/** Names the language of an untranslated entry, in the page’s language: “Englisch”, “英語”. */
export function Foreign({ lang, locale }: ForeignProps) {
  return lang && lang !== locale ? <small lang={locale}>{new Intl.DisplayNames([locale], { type: 'language' }).of(lang)}</small> : null
}
