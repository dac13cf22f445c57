import { localiseLinks } from '../blog/view/localiseLinks'
import type { PostData } from '../blog/view/readBlog'
import { Back } from './blog/Back'
import { Foreign } from './blog/Foreign'
import { Image, type Pictures } from './blog/Image'
import { sanitise } from './blog/sanitise'

export interface BlogPostProps {
  /** None where the page does not know yet what it will show. */
  data?: PostData | undefined
  /** Prefix of the page’s language: `/ja`, or '' for the one without. */
  base: string
  /** The page’s language (BCP 47). */
  locale: string
  pictures: Pictures
  words: { suggested: string; more: string; notTranslated: string }
}

/**
 * A post with what to read next (specification §2, §4).
 *
 * Why an island: a post that was edited after the page was built has to show as it is now. It wakes only if something
 * has changed, so most readers never load React.
 */
export default function BlogPost({ data, base, locale, pictures, words }: BlogPostProps) {
  if (!data) return null
  const { title, image, alt, content, language, category, suggested } = data
  const list = `${base}/${encodeURIComponent(category)}`
  return (
    <>
      <div className="way">
        <Back href={list}>{words.more}</Back>
        {language !== locale && <p>{words.notTranslated}</p>}
      </div>
      <article lang={language}>
        <header>
          <h1>{title}</h1>
          <Image {...{ image, alt, pictures }} first sizes="(min-width: 62em) 65vw, 100vw" />
        </header>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the browser, and where pages are made. */}
        <div className="prose" lang={language} dangerouslySetInnerHTML={{ __html: sanitise(localiseLinks(content, base)) }} />
      </article>
      <aside aria-labelledby="suggested">
        <h2 id="suggested">{words.suggested}</h2>
        {suggested.length > 0 && (
          <ul>
            {suggested.map(({ slug, name, lang }) => (
              <li key={slug}>
                <a href={`${list}/${encodeURIComponent(slug)}`} lang={lang}>
                  {name} <Foreign {...{ lang, locale }} />
                </a>
              </li>
            ))}
          </ul>
        )}
        <p>
          <a href={list}>{words.more}</a>
        </p>
      </aside>
    </>
  )
}
