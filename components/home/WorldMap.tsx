import { styled } from 'styled-components'
import { regions as placesOnEarth, worldPoint } from '../../art/world'
import { color, media, space, type } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'
import { lead } from '../text/leadStyle'

interface WorldMapProps {
  title: string
  text: string
  regions: Record<Region, string>
}

type Region = keyof typeof places

const places = Object.fromEntries(Object.entries(placesOnEarth).map(([region, [longitude, latitude]]) => [region, worldPoint(longitude, latitude)])) as Record<
  keyof typeof placesOnEarth,
  ReturnType<typeof worldPoint>
>

/** The map of the company’s presence. Labels are text on the drawing, so that they are read, found and translated. */
export function WorldMap({ title, text, regions }: WorldMapProps) {
  return (
    <Band aria-labelledby="map-title">
      <div className="words">
        <h2 id="map-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className="map">
        <Picture image="world" />
        <ul>
          {(Object.keys(places) as Region[]).map((region) => (
            <li key={region} className={region}>
              {regions[region]}
            </li>
          ))}
        </ul>
      </div>
    </Band>
  )
}

const Band = styled.section`
  padding-block: ${space.section}; overflow: hidden; forced-color-adjust: none; background: #000; color: #fff;
  h2 { color: #fff; max-inline-size: 9em }
  .words { display: grid; gap: 1rem ${space.gap}; padding-inline: ${space.side} }
  .words p { max-inline-size: 31em; ${lead} }
  .map { position: relative; margin-block-start: 2rem; direction: ltr }
  /* It is white on black as it is. */
  .map img { inline-size: 100%; filter: none }
  li {
    position: absolute; translate: -50% 0.6rem; white-space: nowrap; padding: 0.1rem 0.6rem; border-radius: 999px; background: #000;
    font-size: ${type.tiny}; line-height: 1.5; color: #fff; border: 1px solid ${color.para};
  }
  ${Object.entries(places)
    .map(([region, { x, y }]) => `li.${region} { left: ${x}%; top: ${y}% }`)
    .join('\n')}
  /* Above its place, as the label of the company’s home is below. */
  li.asia { translate: -50% -2rem }
  li.home { background: ${color.band}; border-color: ${color.band}; font-weight: 600 }
  /* The words lie on the Pacific. */
  ${media.lg} {
    display: grid; grid-template-columns: min(34vw - ${space.gutter}, 27rem) 1fr; align-items: center; padding-inline-start: ${space.side};
    .words { padding: 0; z-index: 1 }
    .map { margin-block: 0; margin-inline: -2vw 0 }
    .map img { -webkit-mask-image: linear-gradient(to right, transparent, #000 15%) }
  }
  /* As large as leaves every label whole. */
  ${media.small} { .map { inline-size: 130vw; margin-inline-start: -20vw } li { font-size: min(${type.tiny}, 4vw); &:lang(ja) { font-size: min(0.75rem, 4vw) } } li.australia { translate: -75% 0.6rem } li.usa { translate: -30% 0.6rem } }
  /* On paper there is no dark ground: the lines are turned, the labels keep theirs. */
  @media print {
    break-inside: avoid; background: none; color: inherit;
    h2 { color: inherit }
    .map { inline-size: auto; margin-inline: 0 }
    .map img { filter: invert(1) hue-rotate(180deg) }
    li { -webkit-print-color-adjust: exact; print-color-adjust: exact }
  }
`
