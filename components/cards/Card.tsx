import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { sizesInRows } from '../../islands/picture/sizesInRows'
import { Picture } from '../pictures/Picture'
import { NameParts } from '../text/NameParts'
import { PageLink } from '../text/PageLink'
import { card } from './cardStyle'

interface CardProps {
  /** For links that lead to this card. */
  id?: string
  heading: string
  /** Small line above the heading. */
  label?: string | undefined
  text?: ReactNode
  image: string
  /** Makes the whole card a link. */
  to?: string | undefined
  level?: 2 | 3
  /** Whether its picture is the first one of the page. */
  first?: boolean
  /** Its picture stands over two columns. */
  wide?: boolean
  /** Its place in a list with full rows (`fullRows`), counted from 0. */
  place?: { index: number; of: number }
  /** A link below the text, for a card that is not a link. */
  children?: ReactNode
}

/** A picture as decoration, a heading and a short text; if it is a link, the whole card is clickable. */
export function Card({ id, heading, label, text, image, to, level = 3, first, wide, place, children }: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Frame id={id}>
      <div className="picture">
        <Picture
          image={image}
          alt=""
          first={first}
          shape={wide ? 'wide' : 'tall'}
          sizes={wide ? wideSizes : place ? sizesInRows(place.index, place.of) : first ? sizes : undefined}
        />
      </div>
      <Heading>{to ? <PageLink to={to}>{heading}</PageLink> : heading}</Heading>
      {label && (
        <p className="label">
          <NameParts text={label} />
        </p>
      )}
      {text && <p>{text}</p>}
      {children}
    </Frame>
  )
}

const sizes = '(min-width: 62em) 33vw, (min-width: 48em) 50vw, 100vw'
const wideSizes = '(min-width: 48em) 66vw, 100vw'

const Frame = styled.article`
  ${card}
`
