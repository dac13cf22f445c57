import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media, space } from '../../theme/tokens'
import { leadParagraph } from './leadStyle'
import { Prose } from './Prose'

interface LeadTextProps {
  paragraphs: readonly string[]
  /** What the text leads to: a link, for instance. */
  children?: ReactNode
}

/** A text whose first paragraph says it in short, in a column of its own, where there is room. */
export function LeadText({ paragraphs: [first, ...rest], children }: LeadTextProps) {
  return (
    <Columns>
      <p>{first}</p>
      <Prose>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Prose>
      {children && <div>{children}</div>}
    </Columns>
  )
}

const Columns = styled.div`
  padding: clamp(1rem, 3vw, 2.5rem) ${space.side} ${space.section}; display: grid; gap: 2rem ${space.gap};
  > p { ${leadParagraph} max-inline-size: 36em }
  ${media.xl} {
    grid-template: auto 1fr / 1fr 1fr; column-gap: calc(2 * ${space.gap});
    > :nth-child(2) { grid-area: 1 / 2 / span 2; padding-block-start: 1.25rem }
    > p { align-self: start }
  }
  @media print { display: block; > * + * { margin-block-start: 1.5rem } }
`
