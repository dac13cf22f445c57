import type { Chapter } from '../../blog/view/contents'
import { sanitise } from './sanitise'

interface ContentsProps {
  /** Heading of the list. */
  title: string
  chapters: Chapter[]
  /** The post’s language (BCP 47), if it differs from the page’s. */
  lang: string | undefined
}

/** A post’s table of contents; nothing for a post of one chapter. */
export function Contents({ title, chapters, lang }: ContentsProps) {
  if (chapters.length < 2) return null
  return (
    <nav className="contents" aria-labelledby="_contents-title">
      <h2 id="_contents-title">{title}</h2>
      <ol lang={lang} dir={lang && 'auto'}>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in the browser and in the build. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: sanitise(title) }} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
