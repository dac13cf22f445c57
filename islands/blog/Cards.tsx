import { Image, type Pictures } from './Image'
import type { Entry } from './readBlog'

/** The entries of a list, each a card that leads to `<base>/<slug>`. */
export function Cards({ entries, base, pictures }: { entries: Entry[]; base: string; pictures: Pictures }) {
  return (
    <div className="cards">
      {entries.map(({ slug, name, description, image, alt, lang }) => (
        <article key={slug} lang={lang} aria-labelledby={`card-${slug}`}>
          <div className="picture">
            <Image {...{ image, alt, pictures }} />
          </div>
          <h2 id={`card-${slug}`}>
            <a href={`${base}/${encodeURIComponent(slug)}`}>{name}</a>
          </h2>
          <p>{description}</p>
        </article>
      ))}
    </div>
  )
}
