import { styled } from 'styled-components'
import { CallToAction } from '../../../../components/layout/CallToAction'
import { PageBody } from '../../../../components/layout/PageBody'
import { PageHeader } from '../../../../components/layout/PageHeader'
import { Picture } from '../../../../components/pictures/Picture'
import { BackLink } from '../../../../components/text/BackLink'
import { FactList } from '../../../../components/text/FactList'
import { NameParts, nameParts } from '../../../../components/text/NameParts'
import { PageLink } from '../../../../components/text/PageLink'
import { Prose } from '../../../../components/text/Prose'
import { textColumns } from '../../../../components/text/proseStyle'
import { SampleNote } from '../../../../components/text/SampleNote'
import { color, media, space, type } from '../../../../theme/tokens'
import type { Data } from './+data'

export function Page({ heading, paragraph, more, more1, outcome, facts, objective1, objective2, sampleNote, image, category, labels, next, cta }: Data) {
  const objectives = [objective1, objective2].filter((each) => each !== undefined)
  return (
    <Study>
      <PageHeader
        title={heading}
        label={<BackLink to={`/work?category=${category}`}>{labels.back}</BackLink>}
        text={
          <Names>
            <NameParts text={paragraph} marked />
          </Names>
        }
        image={image}
      />
      <PageBody>
        {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
        <Story>
          <Prose>
            <p>{more}</p>
            {more1 && <p>{more1}</p>}
            <h2 className="outcome">{labels.outcome}</h2>
            <p>{outcome}</p>
          </Prose>
          <div className="beside">
            <aside aria-labelledby="facts">
              <h2 id="facts">{labels.facts}</h2>
              <FactList facts={facts} />
            </aside>
            {objectives.length > 0 && (
              <aside aria-labelledby="objectives">
                <h2 id="objectives">{labels.objectives}</h2>
                <ol>
                  {objectives.map((objective) => (
                    <li key={objective}>{objective}</li>
                  ))}
                </ol>
              </aside>
            )}
          </div>
        </Story>
      </PageBody>
      <Next aria-label={labels.next}>
        <PageLink to={next.to}>
          <span>{labels.next}</span> <b>{next.heading}</b>
        </PageLink>
        <Picture image={next.image} alt="" shape="small" sizes="20vw" />
      </Next>
      <CallToAction {...cta} />
    </Study>
  )
}

/** On a tablet, type and sector stand below the title: below the picture, the short line would belong to nothing. */
const Study = styled.div`
  @media screen { ${media.md} { ${media.belowLarge} { && [data-pictured] {
    grid-template-rows: auto auto 1fr;
    .words > .lead { grid-area: 3 / 1; align-self: start }
    img { grid-row-end: 4; align-self: start }
  } } } }
`

/** As large as leaves “エンターテインメント” whole on a phone. Where longer ones break is marked by `renderer/lineBreaks/breakHeadings.ts`. */
const Names = styled.span`
  ${nameParts}
  &:lang(ja) { font-size: min(1em, 8.7vw) }
  span:lang(ja) { word-break: auto-phrase; &:has(wbr) { word-break: keep-all } }
`

const Story = styled.div`
  display: grid; gap: 2.5rem ${space.gap}; inline-size: 100%;
  /* The outcome is the most prominent. */
  .outcome { padding-block-start: 1.25rem; border-block-start: 1px solid ${color.accent}; font-size: ${type.small}; letter-spacing: 0; color: ${color.accent} }
  .outcome + p { font-size: ${type.lead}; line-height: 1.45; color: ${color.heading} }
  .outcome + p:lang(ja) { line-height: 1.85; text-wrap: balance; ${media.mdAndPaper} { word-break: auto-phrase } }
  .beside { display: grid; gap: 2.5rem; align-content: start }
  aside h2 { font-size: ${type.small}; letter-spacing: 0; color: ${color.muted}; margin-block-end: 1rem }
  aside ol { counter-reset: objective }
  aside li { display: grid; grid-template-columns: clamp(2.5rem, 5vw, 4.5rem) 1fr; align-items: baseline; padding-block: 1.25rem; border-block-start: 1px solid ${color.accent}; counter-increment: objective; font-size: ${type.lead}; line-height: 1.45; color: ${color.heading} }
  aside li:lang(ja) { line-height: 1.8 }
  ${media.tight} { aside li, aside li::before { display: block } }
  aside li::before { content: counter(objective); color: ${color.accent}; font-weight: 600; font-size: ${type.h2}; line-height: 1 }
  ${media.lg} { ${textColumns('first')} }
  /* Where a page of paper ends, columns of a grid would lie on each other; below the text, the facts would have a sheet of their own. */
  @media print { display: flow-root; > :first-child { float: left; inline-size: 70%; line-height: 1.6 } .beside { gap: 1.5rem; margin-inline-start: 75%; word-break: auto-phrase } aside li { display: block; font-size: 1em; padding-block: 0.5rem } aside li::before { margin-inline-end: 0.5em; font-size: 1em } }
`

const Next = styled.nav`
  position: relative; border-block-start: 1px solid ${color.heading}; padding: clamp(2.5rem, 5vw, 4.5rem) ${space.side}; display: grid; grid-template-columns: minmax(0, 1fr) clamp(104px, 22vw, 18rem); gap: ${space.gap}; align-items: center;
  a > span { display: block; color: ${color.muted}; font-size: ${type.small} }
  b { display: block; font-size: ${type.lead}; line-height: 1.2; letter-spacing: -0.02em; font-weight: 600; text-wrap: balance; color: ${color.heading} }
  b:lang(ja) { letter-spacing: 0; line-height: 1.4 }
  a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } &:hover b { color: ${color.link} } }
  ${media.motion} { img { transition: scale 400ms cubic-bezier(0.2, 0, 0, 1) } a:hover ~ img { scale: 1.04 } }
  ${media.md} { b { font-size: ${type.h2} } }
  @media (max-width: 15em) { display: block; img { inline-size: 6rem; margin-block-start: 1rem } }
`
