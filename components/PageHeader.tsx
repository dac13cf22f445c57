import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, contentWidth, media, space, type } from '../theme/tokens'
import { Picture } from './Picture'

export interface PageHeaderProps {
  title: string
  /** Above the title: where the visitor is. */
  label?: ReactNode
  text?: ReactNode
  image?: string
  alt?: string
  /** Gives the drawing the whole width below the words, for drawings that are wide. */
  banner?: boolean
  children?: ReactNode
}

/** The opening of an inner page: its only `h1`, a leading sentence, and the drawing of its subject. */
export function PageHeader({ title, label, text, image, alt, banner = false, children }: PageHeaderProps) {
  return (
    <Opening data-pictured={image ? (banner ? 'below' : 'beside') : undefined}>
      <div className="words">
        {label && <div className="label">{label}</div>}
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        {children}
      </div>
      {image && <Picture image={image} alt={alt} first />}
    </Opening>
  )
}

const Opening = styled.div`
  max-inline-size: ${contentWidth}; margin-inline: auto; box-sizing: content-box;
  padding: clamp(2rem, 6vw, 5.5rem) ${space.gutter} clamp(2rem, 5vw, 4rem);
  .label { margin-block-end: 1.25rem; color: ${color.muted}; font-size: 0.9375rem }
  .lead { margin-block-start: clamp(1rem, 2.5vw, 1.75rem); max-inline-size: 34em; font-size: ${type.lead}; line-height: 1.55 }
  .lead:lang(ja) { line-height: 1.85 }
  .action { margin-block-start: clamp(1.5rem, 3vw, 2.25rem) }
  h1 { max-inline-size: 10em }
  h1:lang(ja) { max-inline-size: 24em }
  img { inline-size: 100% }
  &[data-pictured='below'] { padding-block-end: 0; img { margin-block-start: clamp(1rem, 3vw, 2rem); inline-size: 100vw; max-inline-size: none; margin-inline: calc(50% - 50vw) } }
  ${media.md} {
    &[data-pictured='beside'] { display: grid; grid-template-columns: 7fr 5fr; align-items: center; gap: ${space.gap} }
  }
  ${media.small} { img { margin-block-start: 1.5rem } }
`
