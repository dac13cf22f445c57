import { styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'

/** What happens one after the other, numbered; side by side where there is room. As they come into view, the line runs from one to the next. */
export function Steps({ steps }: { steps: readonly { title: string; text: string }[] }) {
  return (
    <List>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  display: grid; gap: 2.5rem ${space.gap}; max-inline-size: ${contentWidth}; margin-inline: auto; counter-reset: step;
  li { position: relative; counter-increment: step; border-block-start: 2px solid ${color.line}; padding-block-start: 1.25rem }
  li::after { content: ''; position: absolute; inset: -2px 0 auto; border-block-start: 2px solid ${color.accent} }
  li::before { content: counter(step); font-weight: 600; color: ${color.accent} }
  h3 { margin-block: 0.35rem 0.6rem }
  ${media.mdAndPaper} { grid-template-columns: repeat(3, 1fr) }
  @media print { break-inside: avoid }
  /* The rest of the line is grey. On paper, which does not scroll, it is whole. */
  @media screen {
    ${media.motion} {
      @supports (animation-timeline: view()) {
        li::after { transform-origin: 0 0; animation: across linear both; animation-timeline: view(); animation-range: cover 4% cover 24% }
        li:dir(rtl)::after { transform-origin: 100% 0 }
        ${media.md} { li::after { animation-range: cover 4% cover 13% } li:nth-child(2)::after { animation-range: cover 13% cover 22% } li:nth-child(n + 3)::after { animation-range: cover 22% cover 31% } }
        @keyframes across { from { transform: scale(0, 1) } }
      }
    }
  }
`
