import type { PrerenderContext } from 'vike/types'
import { address } from '../i18n/address'
import { locales } from '../i18n/languages'

/** Repeats every page for every language. */
export function onPrerenderStart({ pageContexts }: PrerenderContext) {
  return {
    prerenderContext: {
      pageContexts: pageContexts.flatMap((pageContext) =>
        locales.map((locale) => ({
          ...pageContext,
          locale,
          urlOriginal: address(pageContext.urlOriginal, locale),
          urlLogical: pageContext.urlOriginal,
        })),
      ),
    },
  }
}
