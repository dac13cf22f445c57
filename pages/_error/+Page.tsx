import { styled } from 'styled-components'
import { CategoryRegion } from '../../components/blog/CategoryRegion'
import { FetchFailure } from '../../components/blog/FetchFailure'
import { PostRegion } from '../../components/blog/PostRegion'
import { PageHeader } from '../../components/layout/PageHeader'
import { ButtonLink } from '../../components/text/ButtonLink'
import { PageLink } from '../../components/text/PageLink'
import { WholeParts } from '../../components/text/WholeParts'
import { space } from '../../theme/tokens'
import type { Data } from './+data'

/**
 * The 404 page, one per language. An inline script marks the kind of the requested page on the root
 * (`renderer/inline/explainMissing.ts`): an unknown offering has its own text, an unknown project links to the
 * portfolio, and a possible category or post newer than the build is looked up (`renderer/client/blog`), which
 * changes the mark to `found` or `failed`, or removes it.
 */
export function Page({ title, text, image, home, work, cardNotFound, loading, category, post }: Data) {
  const [, number, separator, meaning] = /^(\d+) (\W )?(.*)/u.exec(title) ?? []
  const heading = (
    <>
      <span className={separator && 'apart'}>{number}</span>{' '}
      <span>
        {separator && <i>{separator}</i>}
        {meaning}
      </span>
    </>
  )
  return (
    <Missing>
      <div className="text">
        <PageHeader title={heading} text={<WholeParts text={text} />} image={image} alt="">
          <p className="card-not-found">{cardNotFound}</p>
          <FetchFailure />
          <p className="action">
            <ButtonLink to="/">{home}</ButtonLink> <PageLink to="/work">{work}</PageLink>
          </p>
        </PageHeader>
      </div>
      <p className="loading" role="status">
        {loading}
      </p>
      <CategoryRegion source={category} />
      <PostRegion source={post} />
    </Missing>
  )
}

const Missing = styled.div`
  position: relative;
  /* Its meaning stands on a line of its own, where it does not fit beside the number: not “404 - Page”. The dash between them lies before it, so outside of the heading then. */
  h1 { overflow-x: clip }
  h1 span { display: inline-block; position: relative }
  .apart { margin-inline-end: 0.6em }
  h1 i { position: absolute; inset-inline-end: 100%; inline-size: 0.85em; text-align: center; font-style: normal }
  .action { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem 1.5rem }
  .card-not-found, .action > a + a, .loading { display: none }
  html[data-missing='card'] & .card-not-found { display: block; font-size: 1.25rem; font-weight: 600; margin-block-start: 1rem }
  html[data-missing='project'] & .action > a + a { display: inline }
  /* It is unknown whether the page exists: only the link home is shown. */
  html[data-missing='found'] & .text { display: none }
  /* The text keeps its space, so that nothing shifts if it is shown again. */
  html:is([data-missing='category'], [data-missing='post']) & .text { visibility: hidden }
  html:is([data-missing='category'], [data-missing='post']) & .loading { display: block; position: absolute; inset: 0 0 auto; padding: ${space.section} ${space.gutter} }
  /* The code that looks it up did not load, as the notice of its island says. */
  html:is([data-missing='category'], [data-missing='post']) &:has([role='alert']) { .text { visibility: visible } .loading { display: none } }
  /* The notice stands above the button, in the room of the hidden text. */
  html[data-missing='failed'] & .words {
    display: grid;
    h1 { grid-area: 1 / 1; visibility: hidden }
    .lead { grid-area: 2 / 1; visibility: hidden }
    [role='alert'] { grid-area: 1 / 1 / 3; align-self: end; margin: 0; max-inline-size: 100% }
  }
`
