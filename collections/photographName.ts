const fileName = /^([a-zA-Z0-9][\w-]*)\.(?:jpe?g|png|webp)$/i

/**
 * The name of a photograph, used for its texts and files.
 *
 * @param image an image in the content: `office.jpg` in `content/images`, or a drawing.
 * @returns `office`; undefined for a drawing, which has no extension.
 */
export function photographName(image: string): string | undefined {
  return fileName.exec(image)?.[1]
}

/** The name of a picture of either kind, without extension: its key in `locales/<language>/art.json`. */
export function pictureKey(image: string): string {
  return photographName(image) ?? image
}

/** The stable address of a photograph. The backend uses it, because pages of any age must find it. */
export function photographAddress(name: string): string {
  return `/photo/${name}.webp`
}

/** The name of the picture of either kind at a stable address; undefined for others, such as those of a foreign backend. */
export function pictureAt(address: string): string | undefined {
  const [, drawing, photograph] = /^\/(?:art\/([\w-]+)\.svg|photo\/([\w.-]+)\.webp)$/.exec(address) ?? []
  return drawing ?? photograph
}
