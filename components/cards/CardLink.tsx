import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'
import { color, media, type } from '../../theme/tokens'
import { PageLink } from '../text/PageLink'

/** A tile of a card grid that asks instead of showing, over whatever columns the last row has left. */
export function CardLink({ title, to }: { title: string; to: string }) {
  return (
    <Tile>
      <PageLink to={to}>
        {title} <ArrowRight aria-hidden />
      </PageLink>
    </Tile>
  )
}

const Tile = styled.p`
  grid-column-end: -1; display: flex;
  a {
    display: flex; flex: 1; flex-direction: column; justify-content: space-between; gap: 3rem; padding: clamp(20px, 2.5vw, 2.25rem); background: ${color.band}; color: #fff;
    font-size: min(${type.h2}, 9vw); font-weight: 600; line-height: 1.12; letter-spacing: -0.02em; text-decoration: none; text-wrap: balance; transition: background-color 150ms;
    &:lang(ja) { font-size: min(clamp(1.375rem, 1rem + 1.7vw, 2.25rem), 9vw); line-height: 1.5; letter-spacing: 0; word-break: auto-phrase }
    &:hover { background: #000; color: #fff }
    svg { inline-size: 2rem; block-size: 2rem; transition: translate 200ms; &:dir(rtl) { scale: -1 1 } }
    &:hover svg { translate: 8px 0 }
  }
  @media print { display: none }
  ${media.md} { align-self: start; aspect-ratio: 4 / 3 }
  ${media.lg} { grid-column: span 2 / -1; aspect-ratio: 8.3 / 3 }
`
