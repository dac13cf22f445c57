import { CategoriesRegion } from '../../components/blog/CategoriesRegion'
import { PageHeader } from '../../components/layout/PageHeader'
import type { Data } from './+data'

export function Page({ title, intro, blog, source }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} />
      <CategoriesRegion data={blog} source={source} />
    </>
  )
}
