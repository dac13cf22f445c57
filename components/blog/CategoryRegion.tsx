import { styled } from 'styled-components'
import BlogCategory from '../../islands/BlogCategory'
import type { BlogSource, CategoryData } from '../../islands/blog/readBlog'
import { backLink } from '../BackLink'
import { card, cardGrid } from '../cardStyle'
import { Island } from '../Island'
import { useTranslate } from '../language'
import { opening } from '../opening'
import { pageBody } from '../PageBody'
import { useBase } from './base'
import { knownPictures } from './knownPictures'

/**
 * A category with its posts, which shows those of today once the page is read in a browser.
 *
 * @param data none in the page of unknown addresses.
 */
export function CategoryRegion({ data, source }: { data?: CategoryData; source: BlogSource }) {
  const t = useTranslate()
  const pictures = data ? knownPictures([data.category, ...data.posts]) : {}
  return (
    <Frame>
      <Island until={data ? 'change' : 'missing'} source={source}>
        <BlogCategory data={data} base={useBase()} pictures={pictures} words={{ back: t('layout.back.blog') }} />
      </Island>
    </Frame>
  )
}

const Frame = styled.div`
  .opening { ${opening} }
  .body { ${pageBody} }
  .back { ${backLink} }
  .cards { ${cardGrid(2, 3)} }
  .cards > article { ${card} }
`
