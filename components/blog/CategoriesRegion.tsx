import { styled } from 'styled-components'
import type { BlogSource, CategoriesData } from '../../blog/view/readBlog'
import { dateLocaleOf } from '../../i18n/languages'
import BlogCategories from '../../islands/BlogCategories'
import { color, media, space, type } from '../../theme/tokens'
import { card } from '../cards/cardStyle'
import { Island } from '../island/Island'
import { PageBody } from '../layout/PageBody'
import { twoThirds } from '../layout/twoThirds'
import { useAssets } from '../pictures/PageAssets'
import { useLocale, useTranslate } from '../text/language'
import { drawnArrow } from '../text/linkArrow'
import { useBase } from './base'
import { cards } from './cardsStyle'
import { FetchFailure } from './FetchFailure'
import { knownPictures } from './knownPictures'

/** The blog’s newest posts and its categories, which show those of today once the page is read in a browser. */
export function CategoriesRegion({ data, source }: { data: CategoriesData; source: BlogSource }) {
  const t = useTranslate()
  const locale = useLocale()
  const pictures = knownPictures([...data.newest.slice(0, 1), ...data.categories])
  useAssets(Object.values(pictures))
  const words = { newest: t('blog.newest'), recent: t('blog.recent'), topics: t('blog.topics') }
  return (
    <PageBody>
      <Grid>
        <Island until="refresh" source={source}>
          <BlogCategories data={data} base={useBase()} locale={locale} dateLocale={dateLocaleOf(locale)} pictures={pictures} words={words} />
        </Island>
        <FetchFailure />
      </Grid>
    </PageBody>
  )
}

const Grid = styled.div`
  inline-size: 100%;
  .newest { display: grid; gap: 2.5rem ${space.gap}; margin-block-end: clamp(3rem, 6vw, 5.5rem) }
  .newest > article {
    ${card}
    img { aspect-ratio: 3 / 2; object-fit: cover }
    h2 { font-size: ${type.h2}; line-height: 1.15; letter-spacing: -0.02em; margin-block-end: 0.35rem; &:lang(ja) { font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem) } }
    > p:not(.label) { font-size: ${type.lead}; line-height: 1.5; max-inline-size: 34em; &:lang(ja) { line-height: 1.8; word-break: auto-phrase } }
    time { &::before { content: ''; display: inline-block; inline-size: 1.25rem; margin-inline: 0.5rem 0.75rem; border-block-start: 1px solid ${color.accent}; vertical-align: 0.3em } }
    ${media.tight} { time { display: block; &::before { content: none } } }
  }
  section > h2 { font-size: ${type.small}; letter-spacing: 0; margin-block-end: 0.75rem }
  .newest li { padding-block: 1rem; border-block-start: 1px solid ${color.line}; font-size: ${type.small}; color: ${color.muted}; &:last-child { border-block-end: 1px solid ${color.line} } &:hover { border-color: ${color.accent} } }
  .newest li a { display: block; margin-block-end: 0.25rem; font-size: ${type.body}; font-weight: 600; line-height: 1.35; color: ${color.heading}; text-decoration: none; text-wrap: balance; &:lang(ja) { line-height: 1.6 } &::after { content: ''; position: absolute; inset: 0 } }
  .newest { ${drawnArrow} }
  ${media.lg} { .newest { ${twoThirds} } }
  /* The newest posts are on the sheet of the page’s title, also on one that is held sideways. */
  @media print { .newest { margin-block-end: 2rem; > article img { aspect-ratio: 3 } li { padding-block: 0.3rem } } }
  ${cards}
`
