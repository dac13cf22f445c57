import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { LoopingVideo } from '../../components/pictures/LoopingVideo'
import { Picture } from '../../components/pictures/Picture'
import { Prose } from '../../components/text/Prose'
import { color } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, subtitle, videoLabel, logosLabel, logos, paragraphs, cta }: Data) {
  return (
    <>
      <PageHeader title={title} text={subtitle} />
      <LoopingVideo name="channel-analytics" label={videoLabel} />
      <PageBody>
        <Logos aria-label={logosLabel}>
          {logos.map((logo) => (
            <li key={logo}>
              <Picture image={logo} small sizes="7rem" />
            </li>
          ))}
        </Logos>
        <Prose>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </PageBody>
      <CallToAction {...cta} />
    </>
  )
}

const Logos = styled.ul`
  display: flex; flex-wrap: wrap; gap: 1rem; margin-block-start: 1.5rem;
  img { inline-size: 7rem; aspect-ratio: 1; object-fit: cover; border: 1px solid ${color.line}; border-radius: 50% }
`
