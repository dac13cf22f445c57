import { FetchFailure } from '../../../components/blog/FetchFailure'
import { PostRegion } from '../../../components/blog/PostRegion'
import type { Data } from './+data'

export function Page({ blog, topic, source }: Data) {
  return (
    <>
      <PostRegion data={blog} topic={topic} source={source} />
      <FetchFailure />
    </>
  )
}
