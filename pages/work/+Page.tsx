import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { PageBody } from '../../components/layout/PageBody'
import { PageLink } from '../../components/text/PageLink'
import { color, contentWidth, space, type } from '../../theme/tokens'
import type { Data } from './+data'

/**
 * All projects stand in the HTML. `?category=` is applied before first paint by an inline script, which sets
 * `data-sector` on the root (`renderer/inline/filterPortfolio.ts`); the rules below do the rest, so nothing flashes
 * and no React is needed.
 */
export function Page({ title, filter, all, unknown, overview, sectors, projects }: Data) {
  return (
    <Portfolio $sectors={sectors.map(({ category }) => category)}>
      <div className="head">
        <h1>{title}</h1>
        <div className="overviews">
          <p data-overview="unknown" role="status">
            {unknown}
          </p>
          <p data-overview="all">{overview}</p>
          {sectors.map(({ category, overview: text }) => (
            <p key={category} data-overview={category}>
              {text}
            </p>
          ))}
        </div>
        <nav aria-label={filter}>
          <ul>
            <li>
              <PageLink to="/work" data-filter="all" aria-current="true">
                {all}
              </PageLink>
            </li>
            {sectors.map(({ category, heading }) => (
              <li key={category}>
                <PageLink to={`/work?category=${category}`} data-filter={category}>
                  {heading}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <PageBody>
        <CardGrid $medium={3} $large={3} className="projects">
          {projects.map(({ id, category, heading, paragraph, image }, index) => (
            <div key={id} data-sector={category}>
              <Card level={2} heading={heading} label={paragraph} image={image} alt="" to={`/project-details/${category}/${id}`} first={index === 0} />
            </div>
          ))}
        </CardGrid>
      </PageBody>
    </Portfolio>
  )
}

const Portfolio = styled.div<{ $sectors: string[] }>`
  .head { max-inline-size: ${contentWidth}; margin-inline: auto; padding: clamp(2rem, 6vw, 5.5rem) ${space.gutter} 1rem; box-sizing: content-box }
  /* All in one place, which is as high as the longest, so that the filters stand still. */
  .overviews { display: grid; margin-block: 1.5rem 2rem; font-size: ${type.lead}; line-height: 1.55; max-inline-size: 36em }
  [data-overview]:not([data-overview='unknown']) { grid-area: 2 / 1 }
  .overviews:lang(ja) { line-height: 1.85; max-inline-size: 44em }
  nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem }
  nav a { display: inline-flex; align-items: center; min-block-size: 2.5rem; padding-inline: 1.1rem; border: 1px solid ${color.line}; border-radius: 999px; text-decoration: none; font-size: 0.9375rem }
  nav a:hover { border-color: ${color.accent} }
  nav a[aria-current] { background: ${color.heading}; border-color: ${color.heading}; color: #fff }
  @media (forced-colors: active) { nav a[aria-current] { forced-color-adjust: none; background: SelectedItem; border-color: SelectedItem; color: SelectedItemText } }
  .projects { inline-size: 100% }
  [data-overview='unknown'] { display: none }
  [data-overview]:not([data-overview='all']) { visibility: hidden }
  html[data-sector]:not([data-sector='unknown']) & [data-overview='all'] { visibility: hidden }
  html[data-sector='unknown'] & [data-overview='unknown'] { display: block; visibility: visible; margin-block-end: 0.5em; color: ${color.accent} }
  ${({ $sectors }) =>
    $sectors
      .map(
        (sector) => `
        html[data-sector='${sector}'] & [data-overview='${sector}'] { visibility: visible }
        html[data-sector='${sector}'] & [data-sector]:not([data-sector='${sector}']) { display: none }`,
      )
      .join('')}
`
