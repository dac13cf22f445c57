import { BackLink } from '../../components/BackLink'
import { Card, CardGrid } from '../../components/Card'
import { PageBody } from '../../components/PageBody'
import { PageHeader } from '../../components/PageHeader'
import type { Data } from './+data'

export function Page({ slug, name, description, image, alt, posts, back }: Data) {
  return (
    <>
      <PageHeader title={name} text={description} image={image} alt={alt} label={<BackLink to="/blog">{back}</BackLink>} />
      <PageBody>
        <CardGrid $medium={2} $large={3}>
          {posts.map((post) => (
            <Card key={post.slug} level={2} heading={post.name} text={post.description} image={post.image} alt={post.alt} to={`/${slug}/${post.slug}`} />
          ))}
        </CardGrid>
      </PageBody>
    </>
  )
}
