import { styled } from 'styled-components'
import { color, contentWidth, media, space, type } from '../theme/tokens'
import { PageLink } from './PageLink'

export interface CallToActionProps {
  title: string
  text: string
  button: string
}

/** The one loud place of a page: the strong colour from edge to edge, and the way to /contact-us. */
export function CallToAction({ title, text, button }: CallToActionProps) {
  return (
    <Band aria-labelledby="call-title">
      <div>
        <h2 id="call-title">{title}</h2>
        <p>{text}</p>
        <PageLink to="/contact-us">{button}</PageLink>
      </div>
    </Band>
  )
}

const Band = styled.section`
  padding: clamp(3.5rem, 8vw, 7rem) ${space.gutter}; background: ${color.accent}; color: #fff;
  div { display: grid; gap: 1.5rem ${space.gap}; justify-items: start; max-inline-size: ${contentWidth}; margin-inline: auto }
  h2 { color: #fff }
  p { font-size: ${type.lead}; max-inline-size: 27em; line-height: 1.5 }
  a {
    display: inline-flex; align-items: center; min-block-size: 3.25rem; padding: 0.6rem 1.9rem; border-radius: 999px; background: #fff; color: ${color.accent};
    font-weight: 600; text-decoration: none; transition: background-color 150ms, color 150ms; &:hover { background: #000; color: #fff }
  }
  :focus-visible { outline-color: #fff }
  ::selection { background: #fff; color: ${color.accent} }
  ${media.lg} { div { grid-template-columns: 7fr 5fr; align-items: end } h2 { grid-row: span 2; align-self: start } }
  @media print { display: none }
`
