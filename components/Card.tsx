import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { color, media, space, type } from '../theme/tokens'
import { PageLink } from './PageLink'
import { Picture } from './Picture'

export interface CardProps {
  heading: string
  /** Small line above the heading. */
  label?: string | undefined
  text?: ReactNode
  image: string
  alt?: string | undefined
  /** Makes the whole card a link. */
  to?: string | undefined
  level?: 2 | 3
}

/** A picture with a heading and a few words; where it leads somewhere, all of it is the target. */
export function Card({ heading, label, text, image, alt, to, level = 3 }: CardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Frame aria-labelledby={id}>
      <div className="picture">
        <Picture image={image} alt={alt} />
      </div>
      <Heading id={id}>{to ? <PageLink to={to}>{heading}</PageLink> : heading}</Heading>
      {label && <p className="label">{label}</p>}
      {text && <p>{text}</p>}
    </Frame>
  )
}

/** Cards side by side; the number of columns by breakpoint (specification §2). */
export const CardGrid = styled.div<{ $medium: number; $large: number }>`
  display: grid; grid-template-columns: minmax(0, 1fr); gap: clamp(2.25rem, 5vw, 4rem) ${space.gap}; inline-size: 100%;
  ${media.md} { grid-template-columns: repeat(${({ $medium }) => $medium}, minmax(0, 1fr)) }
  ${media.lg} { grid-template-columns: repeat(${({ $large }) => $large}, minmax(0, 1fr)) }
`

const Frame = styled.article`
  position: relative; display: flex; flex-direction: column; gap: 0.6rem; border-block-start: 1px solid ${color.heading}; padding-block-start: 1rem;
  .picture { overflow: hidden; order: 3; margin-block-start: 0.75rem }
  img { inline-size: 100% }
  h2, h3 { font-size: ${type.h3}; line-height: 1.3; letter-spacing: -0.01em; &:lang(ja) { line-height: 1.45; letter-spacing: 0 } }
  .label { order: -1; font-size: 0.875rem; color: ${color.muted} }
  a { text-decoration: none; &::after { content: ''; position: absolute; inset: 0 } }
  &:hover a { color: ${color.accent} }
  ${media.motion} { img { transition: scale 400ms cubic-bezier(0.2, 0, 0, 1) } &:has(a:hover) img { scale: 1.03 } }
`
