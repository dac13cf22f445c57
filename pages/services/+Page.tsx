import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { CardLink } from '../../components/cards/CardLink'
import { cardGrid, cardRow, printedGrid } from '../../components/cards/cardStyle'
import { Industries } from '../../components/cards/Industries'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Section } from '../../components/layout/Section'
import { ButtonLink } from '../../components/text/ButtonLink'
import { LinkLines } from '../../components/text/LinkLines'
import { media } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ intro, image: headerImage, serviceCards, industries, sectorItems, methodology, methodCards, title, which, ways, cta }: Data) {
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
            <Card key={category} heading={heading} text={paragraph} image={image} to={`/services/${category}`} />
          ))}
          <CardLink {...which} to="/o" />
        </CardGrid>
      </Section>
      <Section {...industries} tone="surface">
        <Industries items={sectorItems} />
      </Section>
      <Section {...methodology} anchor="methodology">
        <Habits>
          {methodCards.map(({ title, text, image }) => (
            <Card key={title} heading={title} text={text} image={image} />
          ))}
        </Habits>
      </Section>
      <Section title={ways.title} text={ways.text} tone="surface">
        <LinkLines links={ways.links} />
      </Section>
      <CallToAction {...cta} />
    </>
  )
}

/** On a phone they are lines: their pictures lead nowhere, and each would be as large as the screen. */
const Habits = styled.div`
  ${cardGrid(2, 3)}
  && { ${printedGrid} }
  @media screen { ${media.small} { gap: 1.75rem; article { ${cardRow} } } }
`
