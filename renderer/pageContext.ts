import type { ComponentType } from 'react'
import type { Locale } from '../i18n/languages'
import type { PageMeta } from '../seo/head'
import type { Subject } from '../seo/structuredData/subject'

/** What every page's `+data` returns: plain serialisable values, everything that its `+Page` and `<head>` need. */
export interface PageData {
  meta: PageMeta
  subject: Subject
  /** Addresses that the page may show in a frame; the policy allows their origins. */
  frames?: string[]
}

declare global {
  namespace Vike {
    interface PageContext {
      /** The language of this rendering, from the address. */
      locale: Locale
      /** Logical path: the address without its language prefix. */
      path: string
      data: PageData
      Page: ComponentType<PageData>
    }
  }
}
