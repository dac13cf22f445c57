import { PageHeader } from '../../components/layout/PageHeader'
import { ButtonLink } from '../../components/text/ButtonLink'
import { LeadText } from '../../components/text/LeadText'
import type { Data } from './+data'

export function Page({ title, image, paragraphs, button }: Data) {
  return (
    <>
      <PageHeader title={title} image={image} alt="" />
      <LeadText paragraphs={paragraphs}>
        <ButtonLink to="/company-overview">{button}</ButtonLink>
      </LeadText>
    </>
  )
}
