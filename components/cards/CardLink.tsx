import ArrowRight from 'lucide-react/icons/arrow-right'
import { styled } from 'styled-components'
import { color, media, type } from '../../theme/tokens'
import { Ornament } from '../pictures/Ornament'
import { lead } from '../text/leadStyle'
import { PageLink } from '../text/PageLink'

/** A tile of a card grid that asks instead of showing, over whatever columns the last row has left, as high as the cards beside it. */
export function CardLink({ title, text, to }: { title: string; text: string; to: string }) {
  return (
    <Tile>
      <Ornament name="ornament-call" />
      <PageLink to={to}>{title}</PageLink>
      <span>{text}</span>
      <ArrowRight aria-hidden />
    </Tile>
  )
}

const Tile = styled.p`
  grid-column-end: -1; position: relative; display: flex; flex-direction: column; gap: 1rem; padding: clamp(20px, 2.5vw, 2.25rem); background: ${color.band}; color: #fff; transition: background-color 150ms;
  a {
    font-size: min(${type.h2}, 9vw); font-weight: 600; line-height: 1.12; letter-spacing: -0.02em; text-decoration: none; text-wrap: balance;
    &:lang(ja) { font-size: min(clamp(1.375rem, 1rem + 1.7vw, 2.25rem), 9vw); line-height: 1.5; letter-spacing: 0; word-break: auto-phrase }
    &, &:hover { color: #fff }
    &::after { content: ''; position: absolute; inset: 0 }
  }
  span { ${lead} max-inline-size: 24em; text-wrap: pretty; &:lang(ja) { text-wrap: balance } }
  /* Beside the words; a narrow tile has none. */
  .ornament { display: none; position: absolute; inset: 0; block-size: 100%; inline-size: 100%; object-fit: cover; object-position: 100% 100%; -webkit-mask-image: linear-gradient(to right, transparent 40rem, #000 52rem); filter: none; &:dir(rtl) { scale: -1 1 } }
  a, span, svg { z-index: 1 }
  /* The whole tile is the link, so presses go through to it. */
  span, svg { pointer-events: none }
  :focus-visible { outline-color: #fff }
  svg { flex: none; inline-size: 2rem; block-size: 2rem; margin-block-start: auto; align-self: flex-end; transition: translate 200ms; &:dir(rtl) { scale: -1 1 } }
  &:hover { background: #000; svg { translate: 8px 0; &:dir(rtl) { translate: -8px 0 } } }
  @media print { display: none }
  ${media.lg} { grid-column: span 2 / -1 }
  ${media.xl} { .ornament { display: block } }
  @media (forced-colors: active) { border: 1px solid }
`
