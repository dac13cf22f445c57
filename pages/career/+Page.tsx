import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { button } from '../../components/text/buttonStyle'
import { SampleNote } from '../../components/text/SampleNote'
import { color, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, intro, openings, open, apply, email, colon, sampleNote }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} />
      <PageBody>
        {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
        <CardGrid $medium={2} $large={3}>
          {openings.map(({ key, to, title: opening, text, image, lines, contact }, index) => (
            <Card
              key={key}
              id={key}
              to={to}
              level={2}
              heading={opening}
              image={image}
              alt=""
              first={index === 0}
              text={
                <Lines>
                  <span>{text}</span>
                  {lines.map(([label, value]) => (
                    <span key={label}>
                      {' '}
                      <b>{label}</b>
                      {colon}
                      {value}
                    </span>
                  ))}
                </Lines>
              }
            >
              <Contact href={contact.href} aria-label={contact.name}>
                {contact.label}
              </Contact>
            </Card>
          ))}
        </CardGrid>
        <Open id="open-application" aria-labelledby="open-title">
          <h2 id="open-title">{open.title}</h2>
          <div>
            <p>{open.text}</p>
            <Contact href={open.contact.href} aria-label={open.contact.name}>
              {open.contact.label}
            </Contact>
          </div>
        </Open>
        <Apply>
          <h2>{apply.title}</h2>
          <div>
            <p>{apply.text}</p>
            <a href={`mailto:${email}`}>{apply.button}</a>
          </div>
        </Apply>
      </PageBody>
    </>
  )
}

const Lines = styled.span`
  > span { display: block }
  > span + span { margin-block-start: 0.5rem }
  b { font-weight: 600; color: ${color.heading} }
`

/** At the foot of its card, so that those of a row stand on one line; above the card, which is a link as well. */
const Contact = styled.a`
  position: relative; align-self: start; margin-block-start: auto; padding-block: 0.75rem; color: ${color.accent}; font-weight: 600; &:hover { color: ${color.heading} }
`

const Open = styled.article`
  inline-size: 100%; display: grid; gap: 0.75rem ${space.gap}; padding-block-start: 1.5rem; border-block-start: 1px solid ${color.line};
  h2 { font-size: ${type.h3}; line-height: 1.3; letter-spacing: -0.01em; &:lang(ja) { line-height: 1.45; letter-spacing: 0 } }
  div { display: grid }
  p { max-inline-size: 34em }
  ${media.lg} { grid-template-columns: 5fr 7fr }
`

const Apply = styled.section`
  display: grid; gap: 1.5rem ${space.gap}; inline-size: 100%; border-block-start: 2px solid ${color.accent}; padding-block-start: 1.5rem;
  p { font-size: ${type.lead}; line-height: 1.55; max-inline-size: 29em; margin-block-end: 1.5rem; &:lang(ja) { line-height: 1.85 } }
  a { ${button} }
  ${media.lg} { grid-template-columns: 5fr 7fr }
`
