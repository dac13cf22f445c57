/** Where a picture is, and how large. */
export interface PictureFile {
  src: string
  /** Of `src`, px. */
  width: number
  height: number
  /** Only photographs come in several sizes: those of `src`’s own format, and of formats that are smaller. */
  srcSet?: string
  sources?: { type: string; srcSet: string }[]
}

export interface ResponsiveImageProps {
  file: PictureFile
  alt: string
  /** The picture that the visitor sees first: fetched before others, never lazily. */
  first?: boolean | undefined
  /** How wide it is shown, as in HTML; where it is lazy, browsers that measure for themselves do. */
  sizes?: string | undefined
  className?: string | undefined
}

/** A picture with its size known beforehand, so nothing moves when it arrives; a photograph in the size that the screen needs. */
export function ResponsiveImage({ file: { src, width, height, srcSet, sources = [] }, alt, first = false, sizes, className }: ResponsiveImageProps) {
  const widths = srcSet === undefined ? undefined : widthsOf(first, sizes)
  const image = (
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
      className={className}
      srcSet={srcSet}
      sizes={widths}
    />
  )
  if (srcSet === undefined) return image
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={widths} />
      ))}
      {image}
    </picture>
  )
}

/** @see https://html.spec.whatwg.org/multipage/images.html#sizes-attributes for `auto`, which only lazy pictures may have. */
function widthsOf(first: boolean, sizes: string | undefined): string {
  if (first) return sizes ?? '(min-width: 48em) 45vw, 100vw'
  return `auto, ${sizes ?? '(min-width: 62em) 33vw, (min-width: 48em) 50vw, 100vw'}`
}
