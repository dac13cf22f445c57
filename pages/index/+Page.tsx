import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { Expertise } from '../../components/home/Expertise'
import { Hero } from '../../components/home/Hero'
import { Industries } from '../../components/home/Industries'
import { PartnerStrip } from '../../components/home/PartnerStrip'
import { SectorCircles } from '../../components/home/SectorCircles'
import { StatisticsStrip } from '../../components/home/StatisticsStrip'
import { TechStack } from '../../components/home/TechStack'
import { WorldMap } from '../../components/home/WorldMap'
import { CallToAction } from '../../components/layout/CallToAction'
import { Section } from '../../components/layout/Section'
import type { Data } from './+data'

export function Page(data: Data) {
  return (
    <>
      <Hero heading={data.heading} label={data.label} slides={data.slides} />
      <Section {...data.sectors}>
        <SectorCircles sectors={data.sectorItems} />
      </Section>
      <Section {...data.expertise} tone="surface">
        <Expertise items={data.serviceCards} />
      </Section>
      <Section {...data.whatWeDo}>
        <CardGrid $medium={2} $large={4}>
          {data.offeringCards.map(({ category, image, title, text }) => (
            <Card key={category} heading={title} text={text} image={image} alt="" to={`/what-we-do/${category}`} />
          ))}
        </CardGrid>
      </Section>
      <WorldMap {...data.map} />
      <PartnerStrip {...data.partners} items={data.partnerItems} />
      <CallToAction {...data.cta} />
      <Section {...data.techStack}>
        <TechStack groups={data.stackGroups} />
      </Section>
      <StatisticsStrip title={data.statistics.title} locale={data.locale} statistics={data.counters} />
      <Section {...data.industries}>
        <Industries items={data.sectorItems} />
      </Section>
    </>
  )
}
