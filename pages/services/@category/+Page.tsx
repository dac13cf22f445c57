import { styled } from 'styled-components'
import { CallToAction } from '../../../components/layout/CallToAction'
import { NextSteps } from '../../../components/layout/NextSteps'
import { PageBody } from '../../../components/layout/PageBody'
import { PageHeader } from '../../../components/layout/PageHeader'
import { Section } from '../../../components/layout/Section'
import { Steps } from '../../../components/layout/Steps'
import { BackLink } from '../../../components/text/BackLink'
import { PageLink } from '../../../components/text/PageLink'
import { Prose } from '../../../components/text/Prose'
import { color, contentWidth, media, space } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ heading, paragraphs, image, process, back, others, more, cta, nextSteps }: Data) {
  const [lead, ...rest] = paragraphs
  return (
    <>
      <PageHeader title={heading} text={lead} image={image} label={<BackLink to="/services">{back}</BackLink>} />
      <PageBody>
        <Prose>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </PageBody>
      <Section title={process.title} text={process.text} tone="surface">
        <Steps steps={process.steps} />
      </Section>
      <Section title={more}>
        <Others>
          {others.map(({ category, heading: other }) => (
            <li key={category}>
              <PageLink to={`/services/${category}`}>{other}</PageLink>
            </li>
          ))}
        </Others>
      </Section>
      <CallToAction {...cta}>
        <NextSteps {...nextSteps} />
      </CallToAction>
    </>
  )
}

const Others = styled.ul`
  max-inline-size: ${contentWidth}; margin-inline: auto; display: grid; gap: 0 ${space.gap};
  a { display: block; padding-block: 0.9rem; border-block-start: 1px solid ${color.line}; text-decoration: none; font-weight: 600 }
  ${media.md} { grid-template-columns: 1fr 1fr }
`
