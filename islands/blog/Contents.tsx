import type { Chapter } from '../../blog/view/contents'
import { sanitise } from './sanitise'

export interface ContentsProps {
  /** What the list is called. */
  title: string
  chapters: Chapter[]
  /** Of the post (BCP 47), where it is not that of the page. */
  lang: string | undefined
}

/** Where the parts of a post are; none for a post of one part. */
export function Contents({ title, chapters, lang }: ContentsProps) {
  if (chapters.length < 2) return null
  return (
    <nav className="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{title}</h2>
      <ol lang={lang}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the browser, and where pages are made. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: sanitise(title) }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
