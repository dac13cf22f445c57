import { styled } from 'styled-components'
import { type } from '../../theme/tokens'

export interface NextStepsProps {
  title: string
  steps: readonly { title: string }[]
  /** The company’s response time, if known. */
  answer: string | undefined
}

/** What happens after a message, in short, for below the button of `CallToAction`. */
export function NextSteps({ title, steps, answer }: NextStepsProps) {
  return (
    <Brief>
      <h3>{title}</h3>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>{step.title}</li>
        ))}
      </ol>
      {answer && <small>{answer}</small>}
    </Brief>
  )
}

/** Not a `div`, which `CallToAction` turns into a grid with wide gaps: the heading belongs to its list. */
const Brief = styled.section`
  margin-block-start: clamp(1rem, 3vw, 2.5rem); padding-block-start: 1rem; border-block-start: 1px solid; max-inline-size: 26rem; inline-size: 100%;
  h3 { color: inherit; font-size: inherit; letter-spacing: 0; margin-block-end: 0.5rem }
  ol { counter-reset: step }
  li { counter-increment: step; display: grid; grid-template-columns: 1.5rem 1fr; line-height: 1.7 }
  li::before { content: counter(step); font-weight: 600 }
  small { display: block; margin-block-start: 0.5rem; font-size: ${type.small} }
`
