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
    return namesIn(locale).of(lang.replace(/-[A-Z]{2}$/, ''))
  } catch {
    return undefined
  }
}

/** One for each name took twice as long as formatting all dates. */
const names = new Map<string, Intl.DisplayNames>()

function namesIn(locale: string): Intl.DisplayNames {
  const known = names.get(locale) ?? new Intl.DisplayNames([locale], { type: 'language' })
  names.set(locale, known)
  return known
}
