import { styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'

/** What happens one after the other, numbered; side by side where there is room. */
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
  li { counter-increment: step; border-block-start: 2px solid ${color.accent}; padding-block-start: 1.25rem }
  li::before { content: counter(step); font-size: 1rem; font-weight: 600; color: ${color.accent} }
  h3 { margin-block: 0.35rem 0.6rem }
  ${media.mdAndPaper} { grid-template-columns: repeat(3, 1fr) }
  @media print { break-inside: avoid }
`
