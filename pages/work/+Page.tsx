import { styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { PageBody } from '../../components/layout/PageBody'
import { SectorFilter } from '../../components/work/SectorFilter'
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
        <SectorFilter label={filter} all={all} sectors={sectors} />
      </div>
      <PageBody>
        <CardGrid $medium={3} $large={3} className="projects">
          {projects.map(({ id, category, heading, paragraph, image, to }, index) => (
            <div key={id} data-sector={category}>
              <Card level={2} heading={heading} label={paragraph} image={image} alt="" to={to} first={index === 0} />
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
