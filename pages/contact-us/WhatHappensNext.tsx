import { styled } from 'styled-components'
import { Steps } from '../../components/layout/Steps'
import type { nextSteps } from './nextSteps'

/** What happens after a message, in full. */
export function WhatHappensNext({ title, steps, answer }: ReturnType<typeof nextSteps>) {
  return (
    <After aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <Steps steps={steps} />
      {answer && <p>{answer}</p>}
    </After>
  )
}

const After = styled.section`
  inline-size: 100%; display: grid; gap: 2rem;
  > ol { inline-size: 100% }
  /* A heading that is the item of a grid may end a sheet. */
  @media print { break-inside: avoid }
`
