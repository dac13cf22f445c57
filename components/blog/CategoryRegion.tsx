import { styled } from 'styled-components'
import type { BlogSource, CategoryData } from '../../blog/view/readBlog'
import BlogCategory from '../../islands/BlogCategory'
import { media } from '../../theme/tokens'
import { card, cardRow, fullRows, printedGrid } from '../cards/cardStyle'
import { Island } from '../island/Island'
import { pageBody } from '../layout/PageBody'
import { pageHeader } from '../layout/pageHeaderStyle'
import { useAssets } from '../pictures/PageAssets'
import { backLink } from '../text/BackLink'
import { useLocale, useTranslate } from '../text/language'
import { useBase } from './base'
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
        <BlogCategory data={data} base={useBase()} locale={useLocale()} pictures={pictures} words={{ back: t('layout.back.blog'), none: t('blog.none') }} />
      </Island>
    </Frame>
  )
}

const Frame = styled.div`
  .header { ${pageHeader} }
  .body { ${pageBody} }
  .back { ${backLink} }
  .cards > article { ${card} }
  .cards { ${fullRows} }
  && .cards { ${printedGrid} }
  /* On a phone, a picture as large as the header’s would follow it. Japanese texts need the whole line. */
  @media screen { ${media.small} {
    .cards { gap: 1.75rem; > article { ${cardRow} } }
    .cards :lang(ja) .picture { grid-row: auto }
    .cards p:lang(ja) { grid-column: 1 / -1 }
  } }
`
