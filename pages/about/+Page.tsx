import { ButtonLink } from '../../components/ButtonLink'
import { PageBody } from '../../components/PageBody'
import { PageHeader } from '../../components/PageHeader'
import { Prose } from '../../components/Prose'
import type { Data } from './+data'

export function Page({ title, image, paragraphs, button }: Data) {
  return (
    <>
      <PageHeader title={title} image={image} alt="" />
      <PageBody>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <ButtonLink to="/company-overview">{button}</ButtonLink>
      </PageBody>
    </>
  )
}
