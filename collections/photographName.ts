const fileName = /^([a-zA-Z0-9][\w-]*)\.(?:jpe?g|png|webp)$/i

/**
 * The name of a photograph, by which its words and files are called.
 *
 * @param image what the content names: `office.jpg` of `content/images`, or a drawing.
 * @returns `office`; undefined for a drawing, which has no ending.
 */
export function photographName(image: string): string | undefined {
  return fileName.exec(image)?.[1]
}

/** The name of a picture of either kind, without ending: its key in `locales/<language>/art.json`. */
export function pictureKey(image: string): string {
  return photographName(image) ?? image
}

/** The address that stays the same when the photograph changes; the backend gives it, to pages of any age. */
export function photographAddress(name: string): string {
  return `/photo/${name}.webp`
}
