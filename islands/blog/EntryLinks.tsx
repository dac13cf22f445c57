import { Fragment } from 'react'
import type { Entry } from '../../blog/view/readBlog'
import { LanguageLabel } from './LanguageLabel'

interface EntryLinksProps {
  entries: Pick<Entry, 'slug' | 'name' | 'lang'>[]
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  /** Element of the names; by default they have none of their own. */
  name?: 'b' | typeof Fragment
}

/** A list of links to entries, each to `<base>/<slug>`; nothing if there are none. */
export function EntryLinks({ entries, base, locale, name: Name = Fragment }: EntryLinksProps) {
  if (entries.length === 0) return null
  return (
    <ul>
      {entries.map(({ slug, name, lang }) => (
        <li key={slug}>
          <a href={`${base}/${encodeURIComponent(slug)}`} lang={lang} dir={lang && 'auto'}>
            <Name>{name}</Name> <LanguageLabel {...{ lang, locale }} />
          </a>
        </li>
      ))}
    </ul>
  )
}
