import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { ButtonLink } from '../../components/text/ButtonLink'
import { Prose } from '../../components/text/Prose'
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
