import { styled } from 'styled-components'
import { color, contentWidth, media, space, type } from '../../theme/tokens'
import { ButtonLink } from '../ButtonLink'
import { Picture } from '../Picture'
import { Slides } from '../Slides'

export interface HeroSlide {
  title: string
  text: string
  cta: string
  href: string
  image: string
}

/** The four opening slides. The first one is the page’s `h1` and what the visitor sees first. */
export function Hero({ label, slides }: { label: string; slides: HeroSlide[] }) {
  return (
    <Stage>
      <Slides label={label} until="idle" interval={2500}>
        {slides.map(({ title, text, cta, href, image }, index) => (
          <div className="slide" key={title}>
            <Picture image={image} alt="" first={index === 0} sizes="100vw" />
            <div className="words">
              {index === 0 ? <h1>{title}</h1> : <h2>{title}</h2>}
              <p>{text}</p>
              <ButtonLink to={href}>{cta}</ButtonLink>
            </div>
          </div>
        ))}
      </Slides>
    </Stage>
  )
}

const Stage = styled.div`
  border-block-end: 1px solid ${color.hairline};
  .controls { position: absolute; inset-block-end: 1.5rem; inset-inline-end: ${space.gutter} }
  .slide { position: relative; display: flex; flex-direction: column; min-block-size: min(46rem, 100svh - ${space.header} - 3.5rem); overflow: hidden }
  .words { position: relative; display: flex; flex-direction: column; align-items: flex-start; gap: clamp(1rem, 2vw, 1.75rem); padding: clamp(1.75rem, 5vw, 4rem) ${space.gutter} 0; inline-size: 100% }
  h1, h2 { font-size: ${type.display}; max-inline-size: 8em; line-height: 1.05; letter-spacing: -0.03em }
  :is(h1, h2):lang(ja) { max-inline-size: 12em; line-height: 1.35; letter-spacing: 0; font-size: clamp(2rem, 1.3rem + 2.9vw, 3.9rem) }
  :is(h1, h2):lang(de) { max-inline-size: 8em; font-size: clamp(2.1rem, 1.4rem + 3.1vw, 4.2rem) }
  p { max-inline-size: min(23em, 100%); font-size: ${type.lead}; line-height: 1.5 }
  p:lang(ja) { max-inline-size: min(30em, 100%); line-height: 1.8 }
  img { order: 2; inline-size: 100%; block-size: 14rem; flex: 1 0 auto; object-fit: cover; object-position: 85% 60% }
  picture > img { aspect-ratio: 16 / 9 }
  ${media.motion} { img { animation: rise 1.2s cubic-bezier(0.2, 0, 0, 1); transform-origin: 50% 100% } }
  ${media.belowLarge} { picture > img { margin-block-start: 1.75rem } }
  ${media.lg} {
    .slide { justify-content: center }
    .words { max-inline-size: calc(${contentWidth} + 2 * ${space.gutter}); margin-inline: auto; padding-block: 4rem }
    h1, h2, p { max-inline-size: min(8em, 100%) }
    p, p:lang(ja) { max-inline-size: min(21em, 46%) }
    :is(h1, h2):lang(ja) { max-inline-size: 9.5em }
    img { position: absolute; inset: 0; block-size: 100%; object-position: 100% 50%; mask-image: linear-gradient(to right, transparent 32%, #000 66%) }
    /* So that the words have room; a photograph would be wrong the other way round. */
    .slide > img:dir(rtl) { scale: -1 1 }
  }
`
