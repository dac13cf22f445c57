import { styled } from 'styled-components'
import { CallToAction } from '../../../components/layout/CallToAction'
import { PageHeader } from '../../../components/layout/PageHeader'
import { Section } from '../../../components/layout/Section'
import { Picture } from '../../../components/pictures/Picture'
import { BackLink } from '../../../components/text/BackLink'
import { LinkLines } from '../../../components/text/LinkLines'
import { Prose } from '../../../components/text/Prose'
import { textColumns } from '../../../components/text/proseStyle'
import { color, media, space, type } from '../../../theme/tokens'
import type { Data } from './+data'

export function Page({ h1, title, text, text1, para, image, large, back, others, more, cta }: Data) {
  const [first, second] = [text1, para].filter((paragraph) => paragraph !== undefined)
  return (
    <>
      <PageHeader
        title={h1}
        text={text}
        image={image}
        label={
          <BackLink to="/" history>
            {back}
          </BackLink>
        }
      />
      <Story>
        <h2>{title}</h2>
        <Prose>
          <p>{first}</p>
        </Prose>
      </Story>
      {large && (
        <Large>
          <Picture image={large} sizes="100vw" />
        </Large>
      )}
      {second && (
        <Story>
          <Prose>
            <p>{second}</p>
          </Prose>
        </Story>
      )}
      <Section title={more}>
        <LinkLines links={others} />
      </Section>
      <CallToAction {...cta} />
    </>
  )
}

const Story = styled.div`
  display: grid; gap: 1.5rem ${space.gap}; padding: clamp(1rem, 3vw, 2.5rem) ${space.side} clamp(2.5rem, 5vw, 4.5rem);
  h2 { padding-block-start: 1.25rem; border-block-start: 1px solid ${color.accent}; align-self: start }
  ${media.lg} { ${textColumns('last')} > h2 { font-size: ${type.h2} } > div { grid-column: 2; padding-block-start: 1.25rem } }
`

/** Full-width picture between two parts of the text. */
const Large = styled.div`
  margin-block-end: clamp(1.5rem, 4vw, 4rem);
  img { inline-size: 100%; aspect-ratio: 5 / 2; object-fit: cover }
  ${media.mdAndPaper} { img { aspect-ratio: 40 / 13 } }
`
