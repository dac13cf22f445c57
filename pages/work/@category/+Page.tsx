import { styled } from 'styled-components'
import { Card } from '../../../components/cards/Card'
import { fullRows, labelParts, printedGrid } from '../../../components/cards/cardStyle'
import { CallToAction } from '../../../components/layout/CallToAction'
import { PageHeader } from '../../../components/layout/PageHeader'
import { Section } from '../../../components/layout/Section'
import { BackLink } from '../../../components/text/BackLink'
import { SectorFilter } from '../../../components/work/SectorFilter'
import { media, space } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ heading, text, overview, image, labels, current, sectors, projects, cta }: Data) {
  return (
    <Sector $inThrees={projects.length % 3 === 0}>
      <PageHeader title={heading} label={<BackLink to="/work">{labels.portfolio}</BackLink>} text={text} image={image} />
      <div className="filter">
        <SectorFilter label={labels.filter} all={labels.all} sectors={sectors} current={current} />
      </div>
      <Section title={labels.projects} text={overview}>
        <div className="projects">
          {projects.map(({ id, heading: project, paragraph, image: picture, to }, index) => (
            <Card key={id} heading={project} label={paragraph} image={picture} to={to} place={{ index, of: projects.length }} />
          ))}
        </div>
      </Section>
      <CallToAction {...cta} />
    </Sector>
  )
}

const Sector = styled.div<{ $inThrees: boolean }>`
  .filter { padding-inline: ${space.side} }
  .filter + section { padding-block-start: clamp(2.5rem, 5vw, 4.5rem) }
  section > .head { align-items: start; p { max-inline-size: 36em } }
  .projects { ${fullRows} ${labelParts} }
  && .projects { ${printedGrid} }
  /* On paper four stand in one line: the fourth would be alone on a second sheet. */
  @media print { && .projects > :first-child:nth-last-child(4) { &, ~ * { inline-size: 22% !important; h2, h3 { font-size: 1rem } } } }
  /* The text is aligned with a card of the first row. */
  ${media.lg} { section > .head { grid-template-columns: 1fr ${({ $inThrees }) => ($inThrees ? 2 : 1)}fr } }
`
