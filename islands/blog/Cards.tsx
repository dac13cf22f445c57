import type { Entry } from '../../blog/view/readBlog'
import { sizesInRows } from '../picture/sizesInRows'
import { Image, type Pictures } from './Image'
import { LanguageLabel } from './LanguageLabel'

interface CardsProps {
  entries: Entry[]
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  pictures: Pictures
  /** Whether the first picture of the page is among them. */
  first?: boolean
  /** Below a heading of their own, theirs are of the next level. */
  heading?: 'h2' | 'h3'
}

/** A list of entries as cards, each linking to `<base>/<slug>`. */
export function Cards({ entries, base, locale, pictures, first = false, heading: Heading = 'h2' }: CardsProps) {
  return (
    <div className="cards">
      {entries.map(({ slug, name, description, image, alt, lang }, index) => (
        <article key={slug} lang={lang} dir={lang && 'auto'}>
          <div className="picture">
            <Image {...{ image, alt, pictures }} sizes={sizesInRows(index, entries.length)} first={first && index === 0} />
          </div>
          <Heading>
            <a href={`${base}/${encodeURIComponent(slug)}`}>{name}</a>
          </Heading>
          <p>{description}</p>
          <LanguageLabel {...{ lang, locale }} />
        </article>
      ))}
    </div>
  )
}
