import { useEffect, useRef } from 'react'
import { listContents } from '../blog/view/contents'
import { localiseLinks } from '../blog/view/localiseLinks'
import { getPostFacts } from '../blog/view/postFacts'
import type { Entry, PostData } from '../blog/view/readBlog'
import { readingTime } from '../blog/view/readingTime'
import { Back } from './blog/Back'
import { Byline, type BylineProps } from './blog/Byline'
import { Contents } from './blog/Contents'
import { EntryLinks } from './blog/EntryLinks'
import { Image, type Pictures } from './blog/Image'
import { sanitise } from './blog/sanitise'
import { showPictures } from './blog/showPictures'

export interface BlogPostProps {
  /** Undefined on the 404 page until it is fetched. */
  data?: PostData | undefined
  /** Its category’s name, with its language (BCP 47) if that is not the page’s; undefined if the build did not know the category. */
  topic?: Pick<Entry, 'name' | 'lang'> | undefined
  /** Prefix of the page’s language: `/ja`, or '' for the one without. */
  base: string
  /** The page’s language (BCP 47), and the same with territory for dates. */
  locale: string
  dateLocale: string
  pictures: Pictures
  words: { suggested: string; more: string; notTranslated: string; contents: string; copy: string; copied: string } & BylineProps['words']
}

/**
 * A post with its table of contents and suggested posts (specification §2, §4).
 *
 * Why an island: it must show edits made after the build. Hydrates only if something has changed, so most readers
 * never load React.
 */
export default function BlogPost({ data, topic, base, locale, dateLocale, pictures, words }: BlogPostProps) {
  const text = useRef<HTMLDivElement>(null)
  // For unchanged posts, `renderer/client/blog/refresh.ts` does it.
  useEffect(() => {
    const blocks = text.current?.querySelectorAll<HTMLElement>('.code') ?? []
    for (const block of blocks) import('./blog/copyCode').then((module) => module.offerCopy(block))
  })
  if (!data) return null
  const { title, image, alt, content, language, category, suggested } = data
  const list = `${base}/${encodeURIComponent(category)}`
  // Everything but the post itself is in the language of the page.
  const [postLang, pageLang] = language === locale ? [] : [language, locale]
  // Either may be written from right to left.
  const dir = postLang && 'auto'
  const { html, chapters } = listContents(localiseLinks(showPictures(content, pictures), base))
  return (
    <article lang={language} dir={dir}>
      <div className="header" data-pictured={image && 'beside'}>
        <div className="words">
          <div className="label" lang={pageLang} dir={dir}>
            <Back href={list}>{words.more}</Back>
            {postLang && <p>{words.notTranslated}</p>}
          </div>
          <h1>{title}</h1>
          <div lang={pageLang} dir={dir}>
            <Byline
              topic={topic && { ...topic, href: list }}
              facts={getPostFacts(data)}
              lang={postLang}
              minutes={readingTime(html)}
              dateLocale={dateLocale}
              words={words}
            />
          </div>
        </div>
        <Image {...{ image, alt, pictures }} first />
      </div>
      <div className="reading" lang={pageLang} dir={dir}>
        <Contents title={words.contents} chapters={chapters} lang={postLang} />
        <div
          ref={text}
          className="prose"
          lang={language}
          dir={dir}
          data-copy={words.copy}
          data-copied={words.copied}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the browser and in the build.
          dangerouslySetInnerHTML={{ __html: sanitise(html) }}
        />
        <aside aria-labelledby="_suggested">
          <h2 id="_suggested">{words.suggested}</h2>
          <EntryLinks entries={suggested} base={list} locale={locale} />
          <p>
            <a href={list}>{words.more}</a>
          </p>
        </aside>
      </div>
    </article>
  )
}
