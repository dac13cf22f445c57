import { styled } from 'styled-components'
import BlogCategories from '../../islands/BlogCategories'
import type { BlogSource, CategoriesData } from '../../islands/blog/readBlog'
import { card, cardGrid } from '../cardStyle'
import { Island } from '../Island'
import { PageBody } from '../PageBody'
import { useBase } from './base'
import { FetchFailure } from './FetchFailure'
import { knownPictures } from './knownPictures'

/** The blog’s categories, which show those of today once the page is read in a browser. */
export function CategoriesRegion({ data, source }: { data: CategoriesData; source: BlogSource }) {
  return (
    <PageBody>
      <Grid>
        <Island until="change" source={source}>
          <BlogCategories data={data} base={useBase()} pictures={knownPictures(data.categories)} />
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
