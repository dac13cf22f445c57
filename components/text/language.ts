import { createContext, useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { defaultLocale, type Locale } from '../../i18n/languages'
import { getShownTranslate, type Translate } from '../../i18n/translator'

/** The language of the page being rendered. */
export function useLocale(): Locale {
  return (useContext(I18nContext)?.i18n?.language as Locale | undefined) ?? defaultLocale
}

/** The language of links, if it differs from that of the text: on an untranslated page. */
export const LinkLocale = createContext<Locale | undefined>(undefined)

/** The language of links. */
export function useLinkLocale(): Locale {
  const locale = useLocale()
  return useContext(LinkLocale) ?? locale
}

/**
 * `t` of the page’s language. Not `useTranslation`: its support for changing and late languages costs a sixth of the
 * rendering time.
 */
export function useTranslate(): Translate {
  return getShownTranslate(useLocale())
}
