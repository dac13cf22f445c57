import { styled } from 'styled-components'
import { color, media, space, type } from '../../theme/tokens'
import { Ornament } from '../pictures/Ornament'
import { button } from '../text/buttonStyle'
import { lead } from '../text/leadStyle'
import { PageLink } from '../text/PageLink'
import { NextSteps, type NextStepsProps } from './NextSteps'

interface CallToActionProps {
  title: string
  text: string
  button: string
  /** Below the button, small: what happens after a message. */
  next?: NextStepsProps
}

/** The call to action of a page: full width in the accent colour, with a link to /contact-us. */
export function CallToAction({ title, text, button: label, next }: CallToActionProps) {
  return (
    <Band aria-labelledby="call-title">
      <div>
        <h2 id="call-title">{title}</h2>
        <p>{text}</p>
        <PageLink to="/contact-us">{label}</PageLink>
        {next && <NextSteps {...next} />}
      </div>
      {/* Last, or it would move down with the end of the band while the words arrive. */}
      <Ornament name="ornament-call" />
    </Band>
  )
}

const Band = styled.section`
  position: relative; overflow: hidden; forced-color-adjust: none; padding: clamp(3rem, 5.5vw, 5rem) ${space.side}; background: ${color.band}; color: #fff;
  .ornament { position: absolute; inset: auto 0 0; inline-size: 100%; block-size: 100%; object-fit: cover; object-position: 100% 50%; -webkit-mask-image: linear-gradient(to right, transparent calc(${space.side} + 37rem), #000 calc(${space.side} + 50rem)); filter: none; &:dir(rtl) { scale: -1 1 } }
  div { position: relative; z-index: 1; display: grid; gap: 1.5rem ${space.gap}; justify-items: start; }
  p { max-inline-size: 24em; ${lead} &:lang(ja) { word-break: auto-phrase } }
  a {
    ${button} background: #fff; color: ${color.band}; &:hover { background: #000 }
  }
  :focus-visible { outline-color: #fff }
  h2 { color: #fff; max-inline-size: 12em }
  h2:where(:not(:lang(ja))) { font-size: ${type.display}; line-height: 1.05 }
  h2:lang(de) { max-inline-size: 9em; font-size: clamp(min(2.1rem, 11vw), 1.4rem + 3.1vw, 4.2rem) }
  ${media.belowLarge} { padding-block-end: 13rem; .ornament { -webkit-mask-image: linear-gradient(transparent, #000 3rem); block-size: 11rem } }
  @media print { display: none }
`
