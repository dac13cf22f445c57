export interface ForeignProps {
  /** Language of what is listed, where it is not that of the page (BCP 47). */
  lang: string | undefined
  /** The page’s language. */
  locale: string
}

/** Says beside an entry that is not translated which language it is in, in the words of the page: “Englisch”, “英語”. */
export function Foreign({ lang, locale }: ForeignProps) {
  return lang && lang !== locale ? <small lang={locale}>{new Intl.DisplayNames([locale], { type: 'language' }).of(lang)}</small> : null
}
