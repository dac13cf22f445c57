import { Card, CardGrid } from '../../components/Card'
import { PageBody } from '../../components/PageBody'
import { PageHeader } from '../../components/PageHeader'
import type { Data } from './+data'

export function Page({ title, intro, categories }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} />
      <PageBody>
        <CardGrid $medium={2} $large={3}>
          {categories.map(({ slug, name, description, image, alt }) => (
            <Card key={slug} level={2} heading={name} text={description} image={image} alt={alt} to={`/${slug}`} />
          ))}
        </CardGrid>
      </PageBody>
    </>
  )
}
