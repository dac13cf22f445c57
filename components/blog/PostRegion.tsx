import { styled } from 'styled-components'
import type { BlogSource, PostData } from '../../blog/view/readBlog'
import { dateLocaleOf } from '../../i18n/languages'
import BlogPost, { type BlogPostProps } from '../../islands/BlogPost'
import { color, media, space, type } from '../../theme/tokens'
import { Island } from '../island/Island'
import { pageHeader } from '../layout/pageHeaderStyle'
import { useAssets } from '../pictures/PageAssets'
import { backLink } from '../text/BackLink'
import { staysBeside } from '../text/besideStyle'
import { contentsList } from '../text/contentsStyle'
import { useLocale, useTranslate } from '../text/language'
import { drawnArrow } from '../text/linkArrow'
import { useBase } from './base'
import { knownPictures } from './knownPictures'
import { postProse } from './postStyle'

/**
 * A post with table of contents and suggestions, refreshed in the browser.
 *
 * @param data undefined on the 404 page, like the topic.
 * @param topic the name of its category.
 */
export function PostRegion({ data, topic, source }: { data?: PostData; topic?: BlogPostProps['topic']; source: BlogSource }) {
  const t = useTranslate()
  const locale = useLocale()
  const words = {
    suggested: t('blog.suggested'),
    more: t('layout.back.category'),
    notTranslated: t('blog.notTranslated'),
    contents: t('layout.contents'),
    // The island replaces the placeholders.
    updated: t('blog.updated', { day: '%' }),
    minutes: t('blog.minutes', { number: '%' }),
    copy: t('blog.copy'),
    copied: t('blog.copied'),
  }
  const pictures = data ? knownPictures([data]) : {}
  useAssets(Object.values(pictures))
  return (
    <Frame>
      <Island until="refresh" source={source} when={data ? undefined : '[data-missing=post]'}>
        <BlogPost data={data} topic={topic} base={useBase()} locale={locale} dateLocale={dateLocaleOf(locale)} pictures={pictures} words={words} />
      </Island>
    </Frame>
  )
}

const Frame = styled.div`
  .header { ${pageHeader} }
  .header[data-pictured] h1 { font-size: clamp(min(2.125rem, 11vw), 1.5rem + 2.2vw, 3.5rem); max-inline-size: 13em; &:lang(ja) { font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem); max-inline-size: 20em } }
  .back { ${backLink} }
  .byline {
    display: flex; flex-wrap: wrap; gap: 0.35rem 2.75rem; margin-block-start: clamp(1.25rem, 2.5vw, 2rem); clip-path: inset(-5px); color: ${color.muted}; font-size: min(${type.small}, 8vw);
    /* A dash before each: at the beginning of a line it lies outside and is cut off. The outline of a link is not. Nor is it in the line, which a long Japanese name would leave to it. */
    li { position: relative; margin-inline-start: -2rem; padding-inline-start: 2rem }
    li::before { content: ''; position: absolute; inset-block-start: 0.85em; inset-inline-start: 0; inline-size: 1.25rem; border-block-start: 1px solid ${color.accent} }
  }
  .reading { padding: clamp(1rem, 3vw, 2.5rem) ${space.side} ${space.section}; display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(2.5rem, 5vw, 4rem) ${space.gap} }
  .contents { ${contentsList} }
  .prose { ${postProse} }
  aside h2 { font-size: ${type.small}; letter-spacing: 0; margin-block-end: 0.75rem }
  aside li { border-block-start: 1px solid ${color.line} }
  aside li a { display: block; padding-block: 0.9rem; text-decoration: none; text-wrap: balance; line-height: 1.4; color: ${color.heading}; &::after { content: ''; position: absolute; inset: 0 } }
  aside { ${drawnArrow} }
  aside p { padding-block-start: 1rem; border-block-start: 1px solid ${color.line} }
  aside p a { color: ${color.link}; font-weight: 600 }
  ${media.lg} {
    .reading { grid-template-columns: 13.5rem minmax(0, 1fr); column-gap: clamp(2.5rem, 5vw, 5rem) }
    .contents { grid-row: span 2 }
    .prose, aside { grid-column: 2 }
  }
  ${media.xl} {
    .reading { grid-template-columns: 13.5rem minmax(0, 1fr) 14rem; column-gap: clamp(2.5rem, 4vw, 5rem) }
    .contents { grid-row: auto }
    aside { grid-column: 3; ${staysBeside} }
  }
  @media print { .reading { padding-block-end: 0 } aside { display: none } article { break-inside: auto } }
`
