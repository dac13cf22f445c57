import { styled } from 'styled-components'
import { CallToAction } from '../../components/layout/CallToAction'
import { PageHeader } from '../../components/layout/PageHeader'
import { Picture } from '../../components/pictures/Picture'
import { Emphasis } from '../../components/text/Emphasis'
import { fullLines } from '../../components/text/proseStyle'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

export function Page({ title, paragraphs, images, facts, cta }: Data) {
  return (
    <>
      <PageHeader title={title} />
      <List>
        {paragraphs.map((paragraph, index) => (
          <li key={paragraph}>
            {images[index] && <Picture image={images[index]} first={index === 0} />}
            <div>
              <p>
                <Emphasis>{paragraph}</Emphasis>
              </p>
              {facts?.[index] && <small>{facts[index]}</small>}
            </div>
          </li>
        ))}
      </List>
      <CallToAction {...cta} />
    </>
  )
}

const List = styled.ul`
  max-inline-size: ${contentWidth}; margin-inline: auto; padding: 0 ${space.gutter} ${space.section}; box-sizing: content-box;
  li { display: grid; gap: 1.5rem ${space.gap}; padding-block: clamp(2rem, 5vw, 4rem); border-block-start: 1px solid ${color.heading}; align-items: center }
  p { font-size: ${type.lead}; line-height: 1.6; max-inline-size: 30em }
  p:lang(ja) { line-height: 1.95; ${fullLines} }
  small { display: block; margin-block-start: 1rem; font-size: ${type.body}; color: ${color.muted} }
  strong { color: ${color.heading} }
  /* In its place before the words beside it have arrived, which may be longer. */
  img { inline-size: 100%; align-self: start }
  ${media.mdAndPaper} {
    li { grid-template-columns: 5fr 6fr }
    li:nth-child(even) { grid-template-columns: 6fr 5fr }
    li:nth-child(even) img { grid-area: 1 / 2 }
  }
  @media print { li { padding-block: 1.25rem } }
`
