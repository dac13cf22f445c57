import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { LoopingVideo } from '../../components/pictures/LoopingVideo'
import { Picture } from '../../components/pictures/Picture'
import { Screens } from '../../components/pictures/Screens'
import { LeadText } from '../../components/text/LeadText'
import { color } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, subtitle, videoLabel, logosLabel, logos, screens, groundwork, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={subtitle} />
      <LoopingVideo name="channel-analytics" label={videoLabel} />
      <Screens screens={screens} first />
      <LeadText paragraphs={groundwork}>
        <Logos aria-label={logosLabel}>
          {logos.map((logo) => (
            <li key={logo}>
              <Picture image={logo} shape="small" sizes="6rem" />
            </li>
          ))}
        </Logos>
      </LeadText>
      <CallToAction {...cta} />
    </>
  )
}

const Logos = styled.ul`
  display: flex; flex-wrap: wrap; gap: 1rem;
  img { inline-size: 6rem; aspect-ratio: 1; object-fit: cover; border: 1px solid ${color.line}; border-radius: 50% }
`
