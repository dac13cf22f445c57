import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { CardLink } from '../../components/cards/CardLink'
import { Industries } from '../../components/cards/Industries'
import { CallToAction } from '../../components/layout/CallToAction'
import { NextSteps } from '../../components/layout/NextSteps'
import { PageHeader } from '../../components/layout/PageHeader'
import { Section } from '../../components/layout/Section'
import { ButtonLink } from '../../components/text/ButtonLink'
import type { Data } from './+data'

export function Page({ intro, image: headerImage, serviceCards, industries, sectorItems, methodology, methodCards, title, which, cta, nextSteps }: Data) {
  return (
    <>
      <PageHeader title={intro.title} text={intro.text} image={headerImage} alt="">
        <p className="action">
          <ButtonLink to="/contact-us">{intro.button}</ButtonLink>
        </p>
      </PageHeader>
      <Section title={title}>
        <CardGrid $medium={2} $large={3}>
          {serviceCards.map(({ category, image, heading, paragraph }) => (
            <Card key={category} heading={heading} text={paragraph} image={image} alt="" to={`/services/${category}`} />
          ))}
          <CardLink title={which} to="/o" />
        </CardGrid>
      </Section>
      <Section {...industries} tone="surface">
        <Industries items={sectorItems} />
      </Section>
      <Section {...methodology}>
        <CardGrid $medium={2} $large={3}>
          {methodCards.map(({ title, text, image }) => (
            <Card key={title} heading={title} text={text} image={image} alt="" />
          ))}
        </CardGrid>
      </Section>
      <CallToAction {...cta}>
        <NextSteps {...nextSteps} />
      </CallToAction>
    </>
  )
}
