import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { cardGrid, cardRow, printedGrid } from '../../components/cards/cardStyle'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { Section } from '../../components/layout/Section'
import { twoThirds } from '../../components/layout/twoThirds'
import { button } from '../../components/text/buttonStyle'
import { LinkLines } from '../../components/text/LinkLines'
import { arrow } from '../../components/text/linkArrow'
import { SampleNote } from '../../components/text/SampleNote'
import { color, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, intro, image, openings, open, apply, work, email, colon, sampleNote }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} image={image} alt="" />
      <PageBody>
        {openings.length > 0 && (
          <>
            {sampleNote && <SampleNote>{sampleNote}</SampleNote>}
            <Openings>
              {openings.map(({ key, to, title: opening, text, image, facts, contact }) => (
                <Card
                  key={key}
                  id={key}
                  to={to}
                  level={2}
                  heading={opening}
                  image={image}
                  text={
                    <Lines>
                      <span>{text}</span>
                      {facts.map(({ label, value }) => (
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
            </Openings>
          </>
        )}
        <Ways>
          {openings.length > 0 && (
            <Apply>
              <h2>{apply.title}</h2>
              <p>{apply.text}</p>
              <a href={`mailto:${email}`}>{apply.button}</a>
            </Apply>
          )}
          <Open id="open-application" aria-labelledby="open-title">
            <h2 id="open-title">{open.title}</h2>
            <p>{open.text}</p>
            <Contact href={open.contact.href} aria-label={open.contact.name}>
              {open.contact.label}
            </Contact>
          </Open>
        </Ways>
      </PageBody>
      <Section title={work.title}>
        <LinkLines links={work.links} />
      </Section>
    </>
  )
}

/** On a phone they are lines: the first screens say which openings there are. An arrow tells that a name leads to more, as the link that stands out writes an email. */
const Openings = styled.div`
  ${cardGrid(2, 3)}
  && { ${printedGrid} }
  h2 { display: flex; align-items: center; gap: 0.5rem }
  @media screen { ${media.beyondTight} { h2::after { flex: none; ${arrow} } h2:dir(rtl)::after { rotate: -135deg } } }
  h2:hover::after { translate: 6px; color: ${color.accent} }
  h2:dir(rtl):hover::after { translate: -6px }
  @media screen { ${media.small} { article { ${cardRow} } } }
`

const Lines = styled.span`
  > span { display: block }
  > span + span { margin-block-start: 0.5rem; &:lang(ja) { word-break: auto-phrase } }
  b { font-weight: 600; color: ${color.heading} }
`

/** At the bottom of its card, so that those of a row are aligned; in front of the card, which is a link as well. */
const Contact = styled.a`
  position: relative; align-self: start; margin-block-start: auto; padding-block: 0.75rem; color: ${color.link}; font-weight: 600; &:hover { color: ${color.heading} }
`

/** Two ways to apply side by side, the larger one for an opening, the other without one; or only the other. */
const Ways = styled.div`
  display: grid; gap: 3rem ${space.gap}; inline-size: 100%;
  ${media.lg} { ${twoThirds} }
`

const Apply = styled.section`
  padding-block-start: 1.5rem; border-block-start: 2px solid ${color.accent};
  p { font-size: ${type.lead}; line-height: 1.55; max-inline-size: 29em; margin-block: 1rem 1.5rem; &:lang(ja) { line-height: 1.85 } }
  a { ${button} @media print { display: none } }
`

const Open = styled.article`
  display: grid; align-content: start; padding-block-start: 1.5rem; border-block-start: 1px solid ${color.line};
  h2 { font-size: ${type.lead}; line-height: 1.3; letter-spacing: -0.01em; &:lang(ja) { line-height: 1.45; letter-spacing: 0 } }
  p { max-inline-size: 34em; margin-block: 0.75rem }
`
