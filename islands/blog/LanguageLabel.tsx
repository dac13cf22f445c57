interface LanguageLabelProps {
  /** The entry’s language (BCP 47), if it differs from the page’s. */
  lang: string | undefined
  /** The page’s language. */
  locale: string
}

/** Names the language of an untranslated entry, in the page’s language: “Englisch”, “英語”. */
export function LanguageLabel({ lang, locale }: LanguageLabelProps) {
  const name = lang && lang !== locale && nameOf(lang, locale)
  return name ? <small lang={locale}>{name}</small> : null
}

/** Without a territory, which “Englisch (Vereinigte Staaten)” has. A foreign backend may send what is no language. */
function nameOf(lang: string, locale: string): string | undefined {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(lang.replace(/-[A-Z]{2}$/, ''))
  } catch {
    return undefined
  }
}
