import { styled } from 'styled-components'
import { color, media } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'

interface TechStackGroup {
  title: string
  items: string[]
  image: string
}

/** The company’s technologies: three groups, one per line. */
export function TechStack({ groups }: { groups: TechStackGroup[] }) {
  return (
    <Groups>
      {groups.map(({ title, items, image }) => (
        <div key={title}>
          <Picture image={image} alt="" sizes="10rem" />
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
  border-block-end: 1px solid ${color.heading};
  > div { display: grid; grid-template-columns: auto 1fr; gap: 0.4rem 16px; padding-block: 1rem; border-block-start: 1px solid ${color.heading} }
  img { inline-size: 56px; align-self: center }
  h3 { align-self: center }
  ul { grid-column: 1 / -1 }
  ${media.tight} { > div { grid-template-columns: 1fr } }
  ${media.md} { img { grid-row: span 2; inline-size: 8rem } h3 { align-self: end } ul { grid-column: 2 } }
  ${media.mdAndPaper} { ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem } }
`
