import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { defaultLocale, type Locale } from '../../i18n/languages'
import { getTranslate, type Translate } from '../../i18n/translator'

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return (useContext(I18nContext)?.i18n?.language as Locale | undefined) ?? defaultLocale
}

/**
 * `t` of the page’s language. Not `useTranslation`: that prepares for a language that changes or arrives late, anew for
 * every component, which was a sixth of the time of rendering a page.
 */
export function useTranslate(): Translate {
  return getTranslate(useLocale())
}
