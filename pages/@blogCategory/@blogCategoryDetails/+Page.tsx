import { styled } from 'styled-components'
import { BackLink } from '../../../components/BackLink'
import { PageLink } from '../../../components/PageLink'
import { Picture } from '../../../components/Picture'
import { Prose } from '../../../components/Prose'
import { color, contentWidth, media, space, type } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, image, alt, html, language, notTranslated, category, suggested, labels }: Data) {
  return (
    <Post>
      <div className="way">
        <BackLink to={`/${category}`}>{labels.more}</BackLink>
        {notTranslated && <p>{notTranslated}</p>}
      </div>
      <article lang={language}>
        <header>
          <h1>{title}</h1>
          <Picture image={image} alt={alt} first />
        </header>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised where it is made (content/markdown.ts). */}
        <Prose lang={language} dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <aside aria-labelledby="suggested">
        <h2 id="suggested">{labels.suggested}</h2>
        <ul>
          {suggested.map(({ slug, name }) => (
            <li key={slug}>
              <PageLink to={`/${category}/${slug}`}>{name}</PageLink>
            </li>
          ))}
        </ul>
        <p>
          <PageLink to={`/${category}`}>{labels.more}</PageLink>
        </p>
      </aside>
    </Post>
  )
}

const Post = styled.div`
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: clamp(1.5rem, 4vw, 3.5rem) ${space.gutter} ${space.section}; box-sizing: content-box;
  display: grid; gap: 4rem ${space.gap};
  article { min-inline-size: 0 }
  h1 { font-size: clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem); max-inline-size: 12em; margin-block: 1rem 2rem }
  h1:lang(ja) { max-inline-size: 20em; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem) }
  header img { inline-size: 100%; max-block-size: 26rem; object-fit: cover; border-block: 1px solid ${color.hairline}; margin-block-end: 2.5rem }
  .way { margin-block-end: -3rem; p { color: ${color.muted}; font-size: 0.9375rem } }
  aside h2 { font-size: ${type.h3}; margin-block-end: 0.75rem }
  aside li a { display: block; padding-block: 0.9rem; border-block-start: 1px solid ${color.line}; text-decoration: none; line-height: 1.4; color: ${color.heading}; &:hover { color: ${color.accent} } }
  aside p { padding-block-start: 1rem; border-block-start: 1px solid ${color.line} }
  aside p a { color: ${color.accent}; font-weight: 600 }
  ${media.lg} {
    .way { grid-column: 1 / -1 }
    grid-template-columns: minmax(0, 8fr) minmax(0, 3fr); column-gap: clamp(3rem, 7vw, 7rem);
    aside { align-self: start; position: sticky; inset-block-start: calc(${space.header} + 2rem) }
  }
  @media print { aside, .way { display: none } }
`
