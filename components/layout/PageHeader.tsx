import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { space } from '../../theme/tokens'
import { Picture } from '../pictures/Picture'
import { pageHeader } from './pageHeaderStyle'

interface PageHeaderProps {
  title: ReactNode
  /** Above the title: where the visitor is. */
  label?: ReactNode
  text?: ReactNode
  image?: string
  alt?: string
  /** Gives the drawing the whole width below the words, for drawings that are wide. */
  banner?: boolean
  children?: ReactNode
}

/** The header of an inner page: its only `h1`, a leading sentence, and the drawing of its subject. */
export function PageHeader({ title, label, text, image, alt, banner = false, children }: PageHeaderProps) {
  return (
    <Frame data-pictured={image ? (banner ? 'below' : 'beside') : undefined}>
      <div className="words">
        {label && <div className="label">{label}</div>}
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        {children}
      </div>
      {image && <Picture image={image} alt={alt} inHeader sizes={banner ? '100vw' : undefined} />}
    </Frame>
  )
}

const Frame = styled.div`
  ${pageHeader}
  .action { margin-block-start: clamp(1.5rem, 3vw, 2.25rem); word-break: auto-phrase }
  &[data-pictured='below'] { padding-inline: 0; padding-block-end: 0; .words { padding-inline: ${space.side} } img { margin-block-start: clamp(1rem, 3vw, 2rem) } picture > img { aspect-ratio: 16 / 7 } }
  &[data-pictured] + section { padding-block-start: clamp(1rem, 3vw, 2.5rem) }
  @media print { padding-block: 0 1rem; &[data-pictured='below'] img { max-block-size: 10rem; object-fit: cover } }
`
