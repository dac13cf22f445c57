import { drawings } from 'virtual:drawings'

/**
 * Where a picture is, and how large.
 *
 * @param image name of a drawing of `components/art`, its address as the blog gives it, or the address of another picture.
 * @throws where a name is not that of a drawing.
 */
export function findDrawing(image: string): { src: string; width: number; height: number } {
  const name = /^(?:\/art\/)?([\w-]+)(?:\.svg)?$/.exec(image)?.[1]
  if (!name) return { src: image, width: 800, height: 600 }
  const drawing = drawings[name]
  if (!drawing) throw new Error(`There is no picture '${name}'. Use a name of components/art/catalogue.ts.`)
  return drawing
}
