import { css, styled } from 'styled-components'
import { Card } from '../../components/cards/Card'
import { CardGrid } from '../../components/cards/CardGrid'
import { CardLink } from '../../components/cards/CardLink'
import { cardRow, labelParts } from '../../components/cards/cardStyle'
import { leadingCard, leadingPicture } from '../../components/cards/leadingCard'
import { PageBody } from '../../components/layout/PageBody'
import { SectorFilter } from '../../components/work/SectorFilter'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import type { Data } from './+data'

/**
 * All projects are in the HTML. `?category=` is applied before first paint by an inline script, which sets
 * `data-sector` on the root (`renderer/inline/filterPortfolio.ts`); CSS does the rest, so nothing flashes
 * and no React is needed.
 */
export function Page({ title, filter, all, unknown, overview, sectors, projects, cta }: Data) {
  const count = (category: string) => projects.filter((project) => project.category === category).length
  const emptyColumns = sectors.map(({ category }) => [category, 3 - (count(category) % 3)] as const)
  const emptyColumnsOfAll = 3 - ((projects.length + projects.filter(({ leads }) => leads).length) % 3)
  return (
    <Portfolio $emptyColumns={emptyColumns} $emptyColumnsOfAll={emptyColumnsOfAll}>
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
          {projects.map(({ id, category, heading, paragraph, outcome, image, to, leads }, index) => (
            <div key={id} data-sector={category} data-leads={leads || undefined}>
              <Card level={2} heading={heading} label={paragraph} text={leads && outcome} image={image} to={to} first={index === 0} wide={leads} />
            </div>
          ))}
          <CardLink {...cta} to="/contact-us" />
        </CardGrid>
      </PageBody>
    </Portfolio>
  )
}

/** Number of empty columns, of three, in the last row of a sector or of all projects. */
interface EmptyColumns {
  $emptyColumns: (readonly [sector: string, columns: number])[]
  $emptyColumnsOfAll: number
}

/** The last tile fills them. */
const tile = (columns: number) => `> p { grid-column: span ${columns} / -1 }`

/** Of texts that share a cell: as high as the longest, so that the filters below do not move. On phones a gap of several lines would stay. */
const hidden = css`visibility: hidden; ${media.small} { display: none } @media print { display: none }`

const Portfolio = styled.div<EmptyColumns>`
  .head { max-inline-size: ${contentWidth}; margin-inline: auto; padding: clamp(2rem, 6vw, 5.5rem) ${space.gutter} 1rem; box-sizing: content-box }
  ${media.tight} { .head { display: flex; flex-direction: column; padding-block-end: 0 } .head > .overviews { order: 1; margin-block: 2rem 0 } h1 { margin-block-end: 1.5rem } }
  .overviews { display: grid; margin-block: 1.5rem 2rem; font-size: ${type.lead}; line-height: 1.55; max-inline-size: 36em }
  [data-overview]:not([data-overview='unknown']) { grid-area: 2 / 1 }
  .overviews:lang(ja) { line-height: 1.85; max-inline-size: 44em }
  /* On a phone on its side, a project is seen on the first screen. */
  ${media.low} { .head { padding-block: 1rem 0 } .head h1 { font-size: 2rem } .overviews { margin-block: 0.75rem 1rem; font-size: 1rem; max-inline-size: none } }
  /* Not with the first cards, which would put it on the second sheet; and low enough for them to follow on one held sideways. */
  @media print { .head { break-after: auto; padding-block: 0 } .overviews { margin-block-end: 0 } }
  ${labelParts}
  ${leadingPicture}
  /* On phones, one project of each sector is a card; the others are lines. */
  @media screen { ${media.small} { .projects { gap: 1.75rem; > :not([data-leads]) article { ${cardRow} } > [data-leads]:not(:first-child) { margin-block-start: 1rem } } } }
  .projects > p a { font-size: clamp(1.25rem, 0.45rem + 1.7vw, 2.25rem) }
  /* A third of a tablet is narrower than a phone: in full lines there are six of them, which browsers balance. */
  ${media.md} { ${media.belowLarge} { .projects > p span:lang(ja) { font-size: inherit; word-break: normal } } }
  ${media.md} { html:not([data-sector]) &, html[data-sector='unknown'] & { .projects { ${leadingCard} ${({ $emptyColumnsOfAll }) => tile($emptyColumnsOfAll)} } } }
  [data-overview='unknown'] { display: none }
  [data-overview]:not([data-overview='all']) { ${hidden} }
  html[data-sector]:not([data-sector='unknown']) & [data-overview='all'] { ${hidden} }
  html[data-sector='unknown'] & [data-overview='unknown'] { display: block; visibility: visible; margin-block-end: 0.5em; color: ${color.accent}; word-break: auto-phrase }
  ${({ $emptyColumns }) =>
    $emptyColumns
      .map(
        ([sector, columns]) => `
        html[data-sector='${sector}'] & {
          [data-overview='${sector}'] { display: block; visibility: visible }
          .projects > [data-sector]:not([data-sector='${sector}']) { display: none }
          ${media.md} { .projects { ${tile(columns)} } }
        }`,
      )
      .join('')}
`
