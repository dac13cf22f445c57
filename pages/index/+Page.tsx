import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { cardGrid, cardRow } from '../../components/cards/cardStyle'
import { LinkIndex } from '../../components/cards/LinkIndex'
import { Hero } from '../../components/home/Hero'
import { PartnerStrip } from '../../components/home/PartnerStrip'
import { SectorCircles } from '../../components/home/SectorCircles'
import { SectorProjects } from '../../components/home/SectorProjects'
import { StatisticsStrip } from '../../components/home/StatisticsStrip'
import { TechStack } from '../../components/home/TechStack'
import { WorldMap } from '../../components/home/WorldMap'
import { CallToAction } from '../../components/layout/CallToAction'
import { Section } from '../../components/layout/Section'
import { media } from '../../theme/tokens'
import type { Data } from './+data'

export function Page(data: Data) {
  return (
    <>
      <Hero heading={data.heading} label={data.label} slides={data.slides} />
      <Section {...data.sectors} beside>
        <SectorCircles sectors={data.sectorItems} />
      </Section>
      {data.serviceCards.length > 0 && (
        <Section {...data.expertise} tone="surface" beside>
          <LinkIndex items={data.serviceCards} />
        </Section>
      )}
      {data.offeringCards.length > 0 && (
        <Section {...data.whatWeDo}>
          <Offerings>
            {data.offeringCards.map(({ category, image, title, text }) => (
              <Card key={category} heading={title} text={text} image={image} to={`/what-we-do/${category}`} />
            ))}
          </Offerings>
        </Section>
      )}
      <WorldMap {...data.map} />
      {data.partnerItems.length > 0 && <PartnerStrip {...data.partners} items={data.partnerItems} />}
      <CallToAction {...data.cta} />
      <Section {...data.techStack} beside>
        <TechStack groups={data.stackGroups} />
      </Section>
      <StatisticsStrip title={data.statistics.title} locale={data.locale} statistics={data.counters} />
      {data.sectorProjects.length > 0 && (
        <Section {...data.industries}>
          <SectorProjects items={data.sectorProjects} />
        </Section>
      )}
    </>
  )
}

/** Four columns on large screens (specification §9); on phones smaller pictures, as full-width ones would fill four screens. */
const Offerings = styled.div`
  ${cardGrid(2, 4)}
  img { aspect-ratio: 3 / 2; object-fit: cover }
  ${media.small} { gap: 1.25rem; article { ${cardRow} } }
`
