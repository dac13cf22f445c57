import { styled } from 'styled-components'
import type { BlogSource, CategoriesData } from '../../blog/view/readBlog'
import BlogCategories from '../../islands/BlogCategories'
import { card, cardGrid } from '../cards/cardStyle'
import { Island } from '../island/Island'
import { PageBody } from '../layout/PageBody'
import { useLocale } from '../text/language'
import { useBase } from './base'
import { FetchFailure } from './FetchFailure'
import { knownPictures } from './knownPictures'

/** The blog’s categories, which show those of today once the page is read in a browser. */
export function CategoriesRegion({ data, source }: { data: CategoriesData; source: BlogSource }) {
  return (
    <PageBody>
      <Grid>
        <Island until="refresh" source={source}>
          <BlogCategories data={data} base={useBase()} locale={useLocale()} pictures={knownPictures(data.categories)} />
        </Island>
        <FetchFailure />
      </Grid>
    </PageBody>
  )
}

const Grid = styled.div`
  inline-size: 100%;
  .cards { ${cardGrid(2, 3)} }
  .cards > article { ${card} }
`
