import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { Prose } from './Prose'
import { textColumns } from './proseStyle'

export interface LeadTextProps {
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
  > p { font-size: ${type.h3}; line-height: 1.45; color: ${color.heading}; padding-block-start: 1.25rem; border-block-start: 1px solid ${color.accent}; text-wrap: pretty }
  > p:lang(ja) { font-size: ${type.lead}; line-height: 1.85 }
  ${media.lg} {
    ${textColumns('last')} grid-template-rows: auto 1fr;
    > :nth-child(2) { grid-area: 1 / 2 / span 2; padding-block-start: 1.25rem }
    > p { align-self: start }
  }
`
