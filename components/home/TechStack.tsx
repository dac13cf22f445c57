import { styled } from 'styled-components'
import { color, contentWidth, media, space } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'

export interface TechStackGroup {
  title: string
  items: string[]
  image: string
}

/** What the company builds with: three groups. */
export function TechStack({ groups }: { groups: TechStackGroup[] }) {
  return (
    <Groups>
      {groups.map(({ title, items, image }) => (
        <div key={title}>
          <Picture image={image} alt="" />
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </Groups>
  )
}

const Groups = styled.div`
  display: grid; gap: 3rem ${space.gap}; max-inline-size: ${contentWidth}; margin-inline: auto;
  img { inline-size: 100%; margin-block-end: 1rem }
  li { padding-block: 0.6rem; border-block-start: 1px solid ${color.hairline} }
  h3 { margin-block-end: 0.75rem }
  ${media.md} { grid-template-columns: repeat(3, minmax(0, 1fr)) }
`
