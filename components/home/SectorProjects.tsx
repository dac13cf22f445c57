import { styled } from 'styled-components'
import { contentWidth, media, space } from '../../theme/tokens'
import { Card } from '../cards/Card'
import { cardRow } from '../cards/cardStyle'

interface SectorProject {
  category: string
  /** Name of the sector. */
  sector: string
  id: number
  heading: string
  image: string
}

/** One project of each sector, the first one large. */
export function SectorProjects({ items }: { items: SectorProject[] }) {
  return (
    <Projects>
      {items.map(({ category, sector, id, heading, image }) => (
        <Card key={category} label={sector} heading={heading} image={image} to={`/project-details/${category}/${id}`} />
      ))}
    </Projects>
  )
}

const Projects = styled.div`
  display: grid; gap: 1.25rem ${space.gap}; max-inline-size: ${contentWidth}; margin-inline: auto;
  article:not(:first-child) { ${cardRow} }
  ${media.mdAndPaper} {
    grid-template-columns: repeat(2, 1fr);
    article:first-child { grid-row: span 4 }
    article:not(:first-child) .picture { inline-size: min(15vw - 3.5rem, 10rem) }
  }
`
