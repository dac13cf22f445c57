import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { LoopingVideo } from '../../components/pictures/LoopingVideo'
import { Picture } from '../../components/pictures/Picture'
import { Screens } from '../../components/pictures/Screens'
import { LeadText } from '../../components/text/LeadText'
import { media } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, subtitle, videoLabel, logosLabel, logos, screens, groundwork, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={subtitle} />
      <LoopingVideo name="channel-analytics" label={videoLabel} inHeader>
        <Logos aria-label={logosLabel}>
          {logos.map((logo) => (
            <li key={logo}>
              <Picture image={logo} shape="small" sizes="11rem" />
            </li>
          ))}
        </Logos>
      </LoopingVideo>
      <Screens screens={screens} first />
      <LeadText paragraphs={groundwork} />
      <CallToAction {...cta} />
    </>
  )
}

const Logos = styled.ul`
  display: grid; grid-template-columns: repeat(4, minmax(0, 7rem)); gap: 1rem;
  /* The shape that most drawings have, so that none is cut. */
  img { inline-size: 100%; aspect-ratio: 4 / 3; object-fit: cover }
  ${media.lg} { grid-template-columns: repeat(2, minmax(0, 15.5rem)); gap: clamp(1rem, 2vw, 1.75rem) }
`
