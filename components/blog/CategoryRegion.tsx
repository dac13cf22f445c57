import { styled } from 'styled-components'
import type { BlogSource, CategoryData } from '../../blog/view/readBlog'
import BlogCategory from '../../islands/BlogCategory'
import { color, media, space } from '../../theme/tokens'
import { Island } from '../island/Island'
import { pageBody } from '../layout/PageBody'
import { pageHeader } from '../layout/pageHeaderStyle'
import { useAssets } from '../pictures/PageAssets'
import { backLink } from '../text/BackLink'
import { useLocale, useTranslate } from '../text/language'
import { drawnArrow } from '../text/linkArrow'
import { useBase } from './base'
import { cards } from './cardsStyle'
import { knownPictures } from './knownPictures'

/**
 * A category with its posts, refreshed in the browser.
 *
 * @param data undefined on the 404 page.
 */
export function CategoryRegion({ data, source }: { data?: CategoryData; source: BlogSource }) {
  const t = useTranslate()
  const pictures = data ? knownPictures([data.category, ...data.posts]) : {}
  useAssets(Object.values(pictures))
  return (
    <Frame>
      <Island until="refresh" source={source} when={data ? undefined : '[data-missing=category]'}>
        <BlogCategory
          data={data}
          base={useBase()}
          locale={useLocale()}
          pictures={pictures}
          words={{ back: t('layout.back.blog'), none: t('blog.none'), others: t('blog.otherTopics') }}
        />
      </Island>
    </Frame>
  )
}

const Frame = styled.div`
  .header { ${pageHeader} }
  .body { ${pageBody} }
  .back { ${backLink} }
  ${cards}
  section { inline-size: 100% }
  section h2 { margin-block-end: 1.5rem }
  ul { display: grid; column-gap: ${space.gap}; ${drawnArrow} }
  li { margin-block-end: -1px; border-block: 1px solid ${color.heading} }
  li a { display: block; padding-block: 0.9rem; text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  b { font-weight: 600 }
  ${media.md} { ul { grid-template-columns: 1fr 1fr } }
  @media print { section { display: none } }
`
