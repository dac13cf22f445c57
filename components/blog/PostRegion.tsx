import { styled } from 'styled-components'
import type { BlogSource, PostData } from '../../blog/view/readBlog'
import BlogPost from '../../islands/BlogPost'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import { Island } from '../island/Island'
import { backLink } from '../text/BackLink'
import { useLocale, useTranslate } from '../text/language'
import { prose } from '../text/proseStyle'
import { useBase } from './base'
import { knownPictures } from './knownPictures'

/**
 * A post with what to read next, which shows the post of today once the page is read in a browser.
 *
 * @param data none in the page of unknown addresses.
 */
export function PostRegion({ data, source }: { data?: PostData; source: BlogSource }) {
  const t = useTranslate()
  const words = { suggested: t('blog.suggested'), more: t('layout.back.category'), notTranslated: t('blog.notTranslated') }
  return (
    <Frame>
      <Island until={data ? 'change' : 'missing'} source={source}>
        <BlogPost data={data} base={useBase()} locale={useLocale()} pictures={data ? knownPictures([data]) : {}} words={words} />
      </Island>
    </Frame>
  )
}

const Frame = styled.div`
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: clamp(1.5rem, 4vw, 3.5rem) ${space.gutter} ${space.section}; box-sizing: content-box;
  display: grid; gap: 4rem ${space.gap};
  /* Asked this way round, as Safari does not look at :empty again when the island has been filled. */
  &:not(:has(> [data-island] > *)) { display: none }
  article { min-inline-size: 0 }
  h1 { font-size: clamp(2.125rem, 1.5rem + 2.6vw, 3.75rem); max-inline-size: 12em; margin-block: 1rem 2rem }
  h1:lang(ja) { max-inline-size: 20em; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem) }
  header img { view-transition-name: subject; inline-size: 100%; max-block-size: 26rem; object-fit: cover; border-block: 1px solid ${color.hairline}; margin-block-end: 2.5rem }
  .way { margin-block-end: -3rem; p { color: ${color.muted}; font-size: 0.9375rem } }
  .back { ${backLink} }
  .prose { ${prose} }
  aside h2 { font-size: ${type.h3}; margin-block-end: 0.75rem }
  aside li a { display: block; padding-block: 0.9rem; border-block-start: 1px solid ${color.line}; text-decoration: none; text-wrap: balance; line-height: 1.4; color: ${color.heading}; &:hover { color: ${color.accent} } }
  aside p { padding-block-start: 1rem; border-block-start: 1px solid ${color.line} }
  aside p a { color: ${color.accent}; font-weight: 600 }
  ${media.lg} {
    .way { grid-column: 1 / -1 }
    grid-template-columns: minmax(0, 8fr) minmax(0, 3fr); column-gap: clamp(3rem, 7vw, 7rem);
    aside { align-self: start; position: sticky; inset-block-start: calc(${space.header} + 2rem) }
  }
  @media print { aside, .way { display: none } }
`
