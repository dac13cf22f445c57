import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { PageBody } from '../../components/layout/PageBody'
import { PageHeader } from '../../components/layout/PageHeader'
import { button } from '../../components/text/buttonStyle'
import { color, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, intro, openings, apply, email, colon }: Data) {
  return (
    <>
      <PageHeader title={title} text={intro} />
      <PageBody>
        <CardGrid $medium={2} $large={3}>
          {openings.map(({ key, title: opening, text, image, lines, contact }, index) => (
            <Card
              key={key}
              id={key}
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

/** At the foot of its card, so that those of a row stand on one line. */
const Contact = styled.a`
  align-self: start; margin-block-start: auto; padding-block: 0.75rem; color: ${color.accent}; font-weight: 600; &:hover { color: ${color.accentDark} }
`

const Apply = styled.section`
  display: grid; gap: 1.5rem ${space.gap}; inline-size: 100%; border-block-start: 2px solid ${color.accent}; padding-block-start: 1.5rem;
  p { font-size: ${type.lead}; line-height: 1.55; max-inline-size: 29em; margin-block-end: 1.5rem; &:lang(ja) { line-height: 1.85 } }
  a { ${button} }
  ${media.lg} { grid-template-columns: 5fr 7fr }
`
