import { styled } from 'styled-components'
import { CallToAction } from '../../../components/layout/CallToAction'
import { PageHeader } from '../../../components/layout/PageHeader'
import { Section } from '../../../components/layout/Section'
import { BackLink } from '../../../components/text/BackLink'
import { LinkLines } from '../../../components/text/LinkLines'
import { Prose } from '../../../components/text/Prose'
import { textColumns } from '../../../components/text/proseStyle'
import { color, media, space, type } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ heading, paragraphs, image, process, back, examples, others, labels, cta }: Data) {
  const [lead, ...rest] = paragraphs
  return (
    <>
      <PageHeader title={heading} text={lead} image={image} label={<BackLink to="/services">{back}</BackLink>} />
      <Reading>
        <Prose>
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
        <Process aria-labelledby="process">
          <h2 id="process">{process.title}</h2>
          <p>{process.text}</p>
          <ol>
            {process.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Process>
      </Reading>
      {examples.length > 0 && (
        <Section title={labels.examples}>
          <LinkLines links={examples} inTwo />
        </Section>
      )}
      <Section title={labels.others}>
        <LinkLines links={others.map(({ category, heading: label }) => ({ to: `/services/${category}`, label }))} inTwo />
      </Section>
      <CallToAction {...cta} />
    </>
  )
}

const Reading = styled.div`
  padding: clamp(1rem, 3vw, 2.5rem) ${space.side} ${space.section}; display: grid; gap: 3.5rem ${space.gap};
  ${media.lg} { ${textColumns('first')} }
  @media print { display: block; > * + * { margin-block-start: 2rem } }
`

/** A line connects the steps, and is drawn as far as the reader has come: its end stays at three quarters of the window’s height. */
const Process = styled.section`
  h2 { font-size: ${type.lead} }
  > p { margin-block: 0.5rem 2rem; color: ${color.muted} }
  ol { counter-reset: step; padding-inline-start: 1.125rem }
  li { position: relative; counter-increment: step; padding-inline-start: 2.25rem; padding-block-end: 2.25rem; border-inline-start: 1px solid ${color.line}; &:last-child { border: 0; margin-inline-start: 1px; padding-block-end: 0 } }
  li:not(:last-child)::after { content: ''; position: absolute; inset-block: 2.25rem 0; inset-inline-start: -1px; border-inline-start: 1px solid ${color.accent} }
  li::before {
    content: counter(step); position: absolute; inset-block-start: 0; inset-inline-start: -1.125rem; inline-size: 2.25rem; block-size: 2.25rem; display: grid; place-items: center;
    border: 1px solid ${color.accent}; border-radius: 50%; background: ${color.paper}; color: ${color.accent}; font-weight: 600; line-height: 1;
  }
  h3 { font-size: inherit; padding-block: 0.35rem 0.5rem }
  /* Large text needs the width: the numbers stand above their steps. */
  ${media.tight} { ol { padding: 0 } li { padding-inline: 0; border: 0; &:last-child { margin: 0 } &::before { position: static } } li::after { display: none } }
  /* The rest of the line is grey. On paper, which does not scroll, it is whole. */
  @media screen {
    ${media.motion} {
      @supports (animation-timeline: view()) {
        li::after { transform-origin: 0 0; animation: down linear both; animation-timeline: view(0 25%); animation-range: entry }
        @keyframes down { from { transform: scale(1, 0) } }
      }
    }
  }
`
