import { CategoryRegion } from '../../components/blog/CategoryRegion'
import { FetchFailure } from '../../components/blog/FetchFailure'
import type { Data } from './+data'

export function Page({ blog, source }: Data) {
  return (
    <>
      <CategoryRegion data={blog} source={source} />
      <FetchFailure />
    </>
  )
}
