import { styled } from 'styled-components'
import { PageBody } from '../../../components/layout/PageBody'
import { PageHeader } from '../../../components/layout/PageHeader'
import { Section } from '../../../components/layout/Section'
import { Steps } from '../../../components/layout/Steps'
import { twoThirds } from '../../../components/layout/twoThirds'
import { BackLink } from '../../../components/text/BackLink'
import { button } from '../../../components/text/buttonStyle'
import { FactList } from '../../../components/text/FactList'
import { LinkLines } from '../../../components/text/LinkLines'
import { SampleNote } from '../../../components/text/SampleNote'
import { color, media, space, type } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, text, image, tasks, facts, sampleNote, labels, steps, apply, work, others }: Data) {
  return (
    <Opening>
      <PageHeader title={title} text={text} image={image} label={<BackLink to="/career">{labels.back}</BackLink>}>
        <p className="action">
          <Mail href={apply.href} data-address={apply.email}>
            {apply.label}
          </Mail>
        </p>
      </PageHeader>
      <PageBody>
        {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
        <Work>
          <section aria-labelledby="tasks">
            <h2 id="tasks">{labels.tasks}</h2>
            <ul>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="facts">
            <h2 id="facts">{labels.facts}</h2>
            <FactList facts={facts} />
          </section>
        </Work>
      </PageBody>
      <Section title={steps.title} text={steps.text} tone="surface">
        <Steps steps={steps.items} />
        <End>
          <Mail href={apply.href} aria-label={apply.name} data-address={apply.email}>
            {apply.label}
          </Mail>
        </End>
      </Section>
      <Section title={work.title}>
        <LinkLines links={work.links} />
      </Section>
      <Section title={labels.others}>
        <LinkLines links={others.map(({ to, title: label }) => ({ to, label }))} />
      </Section>
    </Opening>
  )
}

/** The first line is the longer one: not even ones, of which the first would end with “Backend-”. */
const Opening = styled.div`
  h1 { text-wrap: wrap }
  ${media.lg} { .head { ${twoThirds} p { text-wrap: balance } } }
`

const Mail = styled.a`
  ${button}
  /* On paper, a link shows its address. */
  @media print { &::after { content: ': ' attr(data-address) } }
`

const Work = styled.div`
  display: grid; gap: 3rem ${space.gap}; inline-size: 100%;
  h2 { font-size: ${type.lead}; letter-spacing: -0.01em; margin-block-end: 1rem }
  li { padding-block: 0.9rem; border-block-start: 1px solid ${color.line}; font-size: ${type.lead}; line-height: 1.5; color: ${color.heading}; &:lang(ja) { line-height: 1.8 } }
  ${media.lg} { ${twoThirds} }
  /* At page breaks, grid columns would overlap. */
  @media print { display: block; > * + * { margin-block-start: 3rem } }
`

const End = styled.p`
  margin-block-start: clamp(2rem, 4vw, 3.5rem);
`
