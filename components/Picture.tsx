import { drawings } from 'virtual:drawings'
import { useTranslation } from 'react-i18next'

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
  const { t } = useTranslation()
  const name = /^(?:\/art\/)?([\w-]+)(?:\.svg)?$/.exec(image)?.[1]
  const drawing = name ? drawings[name] : undefined
  if (!drawing && name) throw new Error(`There is no picture '${name}'. Use a name of components/art/catalogue.ts.`)
  return (
    <img
      src={drawing?.src ?? image}
      width={drawing?.width ?? 800}
      height={drawing?.height ?? 600}
      alt={alt ?? t(`art.${name as 'world'}`)}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
      className={className}
    />
  )
}
