import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { Slides } from '../cards/Slides'
import { Picture } from '../pictures/Picture'
import { ButtonLink } from '../text/ButtonLink'
import { lead } from '../text/leadStyle'

interface HeroSlide {
  title: string
  text: string
  cta: string
  href: string
  image: string
}

/** The four slides of the home page. The page’s `h1` is not one of them: screen readers find it whichever slide is shown, as the others are inert. */
export function Hero({ heading, label, slides }: { heading: string; label: string; slides: HeroSlide[] }) {
  return (
    <Stage>
      <h1 className="visually-hidden">{heading}</h1>
      <Slides label={label} until="painted" interval={2500}>
        {slides.map(({ title, text, cta, href, image }, index) => (
          <div className="slide" key={title}>
            <Picture image={image} alt="" first={index === 0} sizes="100vw" />
            <div className="words">
              <h2>{title}</h2>
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
  /* While the page is still arriving, its first screen does not wait for the layout of what is below. About as high as a section. With an asterisk, each element that arrives or is added has the whole page styled again. */
  main:not(:has(~ footer)) & ~ section { content-visibility: auto; contain-intrinsic-block-size: 50rem }
  border-block-end: 1px solid ${color.hairline};
  .controls { position: absolute; inset-block-end: 1.5rem; inset-inline-end: ${space.side} }
  .slide { position: relative; display: flex; flex-direction: column; min-block-size: min(max(44rem, 28vw), 100svh - ${space.header} - 3.5rem); overflow: hidden }
  .words { position: relative; display: flex; flex-direction: column; align-items: flex-start; gap: clamp(1rem, 2vw, 1.75rem); padding: clamp(1.75rem, 5vw, 4rem) ${space.side} 0 }
  h2:where(:not(:lang(ja))) { max-inline-size: 8em; line-height: 1.05; letter-spacing: -0.03em; font-size: ${type.display} }
  h2:lang(ja) { max-inline-size: 12em; line-height: 1.35; font-size: clamp(32px, 1.3rem + 2.9vw, 3.9rem) }
  h2:lang(de) { font-size: clamp(min(2.1rem, 11vw), 1.4rem + 3.1vw, 4.2rem) }
  /* As a few lines are read at a glance, phrases are kept together on a phone as well. */
  p { max-inline-size: 30em; ${lead} &:lang(ja) { word-break: auto-phrase } }
  img { order: 2; inline-size: 100%; block-size: max(14rem, 40vw); flex: 1 0 auto; object-fit: cover; object-position: 85% 35%; margin-block-start: 1.75rem }
  picture > img { aspect-ratio: 16 / 9 }
  ${media.motion} { img { animation: rise 1.2s cubic-bezier(0.2, 0, 0, 1); transform-origin: 50% 100% } }
  ${media.belowLarge} { .slide { block-size: 100% } }
  @media print { .slide { display: grid; grid-template-columns: 7fr 5fr; align-items: center; min-block-size: 0 } h2 { font-size: 2rem !important } img { block-size: auto; margin: 0 } }
  @media screen { ${media.lgOrLow} {
    .slide { justify-content: center }
    .words { padding-block: min(4rem, 4svh) }
    p { max-inline-size: 21em }
    h2:lang(ja) { max-inline-size: 9.5em }
    /* Of the height of the words on the widest screens as well, or its subject would be cut; its lines begin where the longest line of words ends. */
    img { position: absolute; inset: 0; inset-inline-start: auto; inline-size: max(60%, 90rem); block-size: 100%; margin: 0; object-position: 100% 50%; -webkit-mask-image: linear-gradient(to left, #000 min(50vw, 70vw - 18rem), transparent calc(min(50vw, 70vw - 18rem) + 5rem)) }
    /* So that the words have room; a photograph would be wrong the other way round. */
    .slide > img:dir(rtl) { scale: -1 1 }
  } }
  /* The button is on the first screen of a phone on its side, and the subject is seen whole. */
  ${media.low} {
    .slide { justify-content: normal }
    .words { gap: 0.5rem }
    /* As wide as leaves the drawing alone. */
    .words :is(h2, p) { max-inline-size: min(26em, 13rem + 25vw); font-size: 1rem; text-wrap: balance }
    .words h2 { font-size: 9svh }
    img { inline-size: max(60%, 170svh) }
  }
`
