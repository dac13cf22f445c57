import { styled } from 'styled-components'
import { ButtonLink } from '../../components/ButtonLink'
import { PageHeader } from '../../components/PageHeader'
import { PageLink } from '../../components/PageLink'
import type { Data } from './+data'

/**
 * The page of every unknown address, one per language. An inline script marks on the root what was asked for
 * (`renderer/inline/explainMissing.ts`): an unknown offering says so in its own words, an unknown project leads back
 * to the portfolio.
 */
export function Page({ title, text, home, work, cardNotFound }: Data) {
  return (
    <Missing>
      <PageHeader title={title} text={text} image="not-found" alt="">
        <p className="card-not-found">{cardNotFound}</p>
        <p className="action">
          <ButtonLink to="/">{home}</ButtonLink> <PageLink to="/work">{work}</PageLink>
        </p>
      </PageHeader>
    </Missing>
  )
}

const Missing = styled.div`
  .action { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.5rem }
  .card-not-found, .action > a + a { display: none }
  html[data-missing='card'] & .card-not-found { display: block; font-size: 1.25rem; font-weight: 600; margin-block-start: 1rem }
  html[data-missing='project'] & .action > a + a { display: inline }
`
