import { createContext, useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { defaultLocale, type Locale } from '../../i18n/languages'
import { getShownTranslate, type Translate } from '../../i18n/translator'

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return (useContext(I18nContext)?.i18n?.language as Locale | undefined) ?? defaultLocale
}

/** The language that links lead on in, where that is not the one of the words: on a page that is not translated. */
export const LinkLocale = createContext<Locale | undefined>(undefined)

/** The language that links lead on in. */
export function useLinkLocale(): Locale {
  const locale = useLocale()
  return useContext(LinkLocale) ?? locale
}

/**
 * `t` of the page’s language. Not `useTranslation`: that prepares for a language that changes or arrives late, anew for
 * every component, which was a sixth of the time of rendering a page.
 */
export function useTranslate(): Translate {
  return getShownTranslate(useLocale())
}
