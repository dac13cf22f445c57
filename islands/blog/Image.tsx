/** Where a picture is and how large, by the address that the backend gives for it. */
export type Pictures = Record<string, { src: string; width: number; height: number }>

export interface ImageProps {
  /** Address from the backend. */
  image: string
  alt: string
  /** Those that were known when the page was built; others get the shape of our drawings. */
  pictures: Pictures
  /** The picture that the visitor sees first. */
  first?: boolean
}

/** A picture of the blog. */
export function Image({ image, alt, pictures, first = false }: ImageProps) {
  return (
    <img
      {...(pictures[image] ?? { src: image, width: 800, height: 600 })}
      alt={alt}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
}
