import { findDrawing } from './findDrawing'
import { useTranslate } from './language'

export interface PictureProps {
  /** Name of a drawing of `components/art`, or an address that a backend gave. */
  image: string
  /** What it shows; left out, the words in `locales/<language>/art.json`. Empty for decoration. */
  alt?: string | undefined
  /** The picture that the visitor sees first: fetched before others, never lazily. */
  first?: boolean
  className?: string
}

/** A picture with its size known beforehand, so nothing moves when it arrives. */
export function Picture({ image, alt, first = false, className }: PictureProps) {
  const t = useTranslate()
  const drawing = findDrawing(image)
  return (
    <img
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt={alt ?? t(`art.${image as 'world'}`)}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
      className={className}
    />
  )
}
