import { imageSize } from 'image-size'

/** Type, and width and height in px as browsers show it: from EXIF orientation 5 on (Exif 2.32, tag 0x0112), a picture is stored rotated by 90°. */
export function orientedSize(picture: Uint8Array): { type: string; width: number; height: number } {
  const { type = '', width, height, orientation = 1 } = imageSize(picture)
  return orientation < 5 ? { type, width, height } : { type, width: height, height: width }
}
