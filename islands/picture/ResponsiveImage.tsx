/** Address and size of a picture. */
export interface PictureFile {
  src: string
  /** Of `src`, px. */
  width: number
  height: number
  /** Photographs only: sizes in the format of `src`, and in smaller formats. */
  srcSet?: string
  sources?: { type: string; srcSet: string }[]
}

export interface ResponsiveImageProps {
  file: PictureFile
  alt: string
  /** Whether it is in the first viewport: loaded eagerly with high priority. */
  first?: boolean | undefined
  /** As in HTML; for lazy pictures, browsers with `sizes=auto` measure instead. */
  sizes?: string | undefined
  className?: string | undefined
}

/** A picture with known size, so that nothing shifts when it loads; photographs in the size that the screen needs. */
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

/** @see https://html.spec.whatwg.org/multipage/images.html#sizes-attributes for `auto`, allowed for lazy pictures only. */
function widthsOf(first: boolean, sizes: string | undefined): string {
  if (first) return sizes ?? '(min-width: 48em) 45vw, 100vw'
  return `auto, ${sizes ?? '(min-width: 62em) 33vw, (min-width: 48em) 50vw, 100vw'}`
}
