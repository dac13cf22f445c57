import { LinkIndex } from '../../components/cards/LinkIndex'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Section } from '../../components/layout/Section'
import { ButtonLink } from '../../components/text/ButtonLink'
import { LeadText } from '../../components/text/LeadText'
import type { Data } from './+data'

export function Page({ title, image, paragraphs, button, wayTitle, ways, cta }: Data) {
  return (
    <>
      <PageHeader title={title} image={image} alt="" />
      <LeadText paragraphs={paragraphs}>
        <ButtonLink to="/company-overview">{button}</ButtonLink>
      </LeadText>
      <Section title={wayTitle} tone="surface" beside>
        <LinkIndex items={ways} />
      </Section>
      <CallToAction {...cta} />
    </>
  )
}
