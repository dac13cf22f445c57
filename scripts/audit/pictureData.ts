import sharp, { type Metadata } from 'sharp'

/** What a picture’s file says of itself, such as its size; undefined if it is no picture. */
export async function pictureData(file: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(file).metadata()
  } catch {
    return undefined
  }
}
