const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })

/** Whether a text is the code of a language, such as `ja` or `pt-BR`: that of Japan, `jp`, is not. */
export function isLanguage(code: string): boolean {
  try {
    return /^[a-z]{2,3}(-\w+)*$/.test(code) && names.of(code) !== undefined
  } catch {
    // `de-x` is no code at all.
    return false
  }
}

/** Whether it is formed like a code. `Intl` throws on any other. */
export function isLanguageCode(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}
