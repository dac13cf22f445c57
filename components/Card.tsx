import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { card } from './cardStyle'
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
  /** The card that is seen first, if it is the first picture of the page. */
  first?: boolean
}

/** A picture with a heading and a few words; where it leads somewhere, all of it is the target. */
export function Card({ heading, label, text, image, alt, to, level = 3, first }: CardProps) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Frame aria-labelledby={id}>
      <div className="picture">
        <Picture image={image} alt={alt} first={first} sizes={first ? '(min-width: 62em) 33vw, (min-width: 48em) 50vw, 100vw' : undefined} />
      </div>
      <Heading id={id}>{to ? <PageLink to={to}>{heading}</PageLink> : heading}</Heading>
      {label && <p className="label">{label}</p>}
      {text && <p>{text}</p>}
    </Frame>
  )
}

const Frame = styled.article`
  ${card}
`
