import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { css, styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { useTranslate } from '../text/language'
import { lead } from '../text/leadStyle'

interface PartnerStripProps {
  title: string
  text: string
  items: { name: string; logo?: { src: string; width?: number; height?: number } | undefined }[]
}

/**
 * The clients’ logos or names, scrolling endlessly. The company has to fill them in; until then the strip lists kinds of organisations. The
 * animation is CSS only, pauses on hover and by a checkbox, and is off under reduced motion, where the strip is scrolled by hand; the second
 * copy, which closes the loop, is hidden from screen readers.
 */
export function PartnerStrip({ title, text, items }: PartnerStripProps) {
  const t = useTranslate()
  return (
    <Band $logos={items.some(({ logo }) => logo)}>
      <div className="words">
        <h2 id="partners-title">{title}</h2>
        <p>{text}</p>
        <label>
          <input type="checkbox" className="visually-hidden" />
          <Pause aria-hidden size="1rem" />
          <Play aria-hidden size="1rem" /> {t('layout.motion.pauseStrip')}
        </label>
      </div>
      {/* Named by the heading; the section is not, or the same name would be said twice. */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of fields. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: under reduced motion it scrolls, and has to be reachable by keyboard. */}
      <div className="strip" role="group" aria-labelledby="partners-title" tabIndex={0}>
        {[false, true].map((copy) => (
          <ul key={String(copy)} aria-hidden={copy || undefined}>
            {items.map(({ name, logo }) => (
              <li key={name}>{logo ? <img {...logo} alt={name} loading="lazy" decoding="async" /> : name}</li>
            ))}
          </ul>
        ))}
      </div>
    </Band>
  )
}

const logoStyle = css`
  /* A dark logo needs its white ground in the dark scheme as well. */
  li img { block-size: 2.75rem; inline-size: auto; background: #fff }
  li:has(img)::before { content: none }
  @media print { li { vertical-align: middle } }
`

const Band = styled.section<{ $logos: boolean }>`
  padding-block: ${space.section};
  .words { display: grid; gap: 1rem ${space.gap}; padding-inline: ${space.side} }
  .words p { max-inline-size: 31em; color: ${color.muted}; ${lead} }
  label { display: none; align-items: center; gap: 0.5rem; min-block-size: 2.5rem; inline-size: fit-content; font-size: ${type.small}; color: ${color.muted}; cursor: pointer }
  label:has(:checked) { color: ${color.accent} }
  input:checked ~ svg:first-of-type, input:not(:checked) ~ svg:last-of-type { display: none }
  label:is(:has(:focus-visible), [data-focused]) { outline: 2px solid ${color.accent}; outline-offset: 3px }
  .strip:focus-visible { outline-offset: -3px }
  .strip { display: flex; overflow-x: auto; margin-block-start: 1.5rem; border-block: 1px solid ${color.line} }
  /* Few names fill the widest screen as well, so that no gap goes round. */
  ul { display: flex; flex: none; align-items: center; min-inline-size: 100%; place-content: space-around }
  li { padding: 1.25rem clamp(1.5rem, 3.5vw, 3.5rem); font-size: ${type.lead}; color: ${color.heading}; white-space: nowrap; letter-spacing: -0.01em }
  li::before { content: '~'; content: '~' / ''; color: ${color.accent}; margin-inline-end: 0.6em }
  ${({ $logos }) => $logos && logoStyle}
  ${media.lg} { .words { grid-template-columns: 7fr 5fr } label { grid-column: 2 } }
  ${media.motion} {
    label { display: inline-flex }
    .strip { overflow: hidden }
    ul { animation: strip 50s linear infinite }
    .strip:is(:hover, :focus-visible) ul, &:is(:has(:checked), [data-paused]) ul { animation-play-state: paused }
    @keyframes strip { to { translate: -100% 0 } }
    /* The second copy stands where the first one comes from. */
    .strip:dir(rtl) { flex-direction: row-reverse; ul { animation-direction: reverse } }
  }
  @media print { break-inside: avoid; .strip, ul { display: block; animation: none } ul[aria-hidden] { display: none } li { display: inline-block } }
`
