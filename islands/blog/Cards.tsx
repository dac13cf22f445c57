import type { Entry } from '../../blog/view/readBlog'
import { Foreign } from './Foreign'
import { Image, type Pictures } from './Image'

export interface CardsProps {
  entries: Entry[]
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  pictures: Pictures
  /** Nothing above them has a picture. */
  first?: boolean
}

/** The entries of a list, each a card that leads to `<base>/<slug>`. */
export function Cards({ entries, base, locale, pictures, first = false }: CardsProps) {
  return (
    <div className="cards">
      {entries.map(({ slug, name, description, image, alt, lang }, index) => (
        <article key={slug} lang={lang} aria-labelledby={`card-${slug}`}>
          <div className="picture">
            <Image {...{ image, alt, pictures }} {...(first && index === 0 && firstCard)} />
          </div>
          <h2 id={`card-${slug}`}>
            <a href={`${base}/${encodeURIComponent(slug)}`}>{name}</a>
          </h2>
          <p>{description}</p>
          <Foreign {...{ lang, locale }} />
        </article>
      ))}
    </div>
  )
}

/** As wide as its card. */
const firstCard = { first: true, sizes: '(min-width: 62em) 33vw, (min-width: 48em) 50vw, 100vw' }
