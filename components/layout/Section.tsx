import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'
import { lead } from '../text/leadStyle'

interface SectionProps {
  title: string
  text?: string
  /** For links that lead to this part of its page. */
  anchor?: string
  /** A grey band across the page. */
  tone?: 'surface'
  /** Where the matter is a list of lines, it stands beside the heading, not below. */
  beside?: boolean
  children: ReactNode
}

/** A part of a page: heading on the left, its sentence on the right, the matter below; or both on the left, the matter beside them. */
export function Section({ title, text, anchor, tone, beside, children }: SectionProps) {
  const id = useId()
  return (
    <Band id={anchor} aria-labelledby={id} data-tone={tone} data-beside={beside}>
      <div className="head">
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {children}
    </Band>
  )
}

const Band = styled.section`
  padding: ${space.section} ${space.gutter};
  &[data-tone='surface'] { background: ${color.surface} }
  > * { max-inline-size: ${contentWidth}; margin-inline: auto }
  > .head { display: grid; gap: 1rem ${space.gap}; margin-block-end: clamp(1.5rem, 3vw, 2.5rem) }
  > .head > p { max-inline-size: 31em; color: ${color.muted}; ${lead} }
  ${media.lg} {
    > .head { grid-template-columns: 7fr 5fr }
  }
  ${media.xl} {
    &[data-beside] {
      display: grid; grid-template-columns: 3fr 5fr; column-gap: 4vw; padding-inline: ${space.side};
      > * { margin: 0 }
      > .head { display: block }
      > .head > p { margin-block-start: 1.25rem; max-inline-size: 22em }
    }
  }
  /* Chromium would leave a grid at the end of a sheet, and what it is the head of on the next. */
  @media print { h2 { font-size: 1.75rem } > .head { display: block; margin-block-end: 0.75rem } > .head > p { margin-block-start: 0.5rem } }
`
