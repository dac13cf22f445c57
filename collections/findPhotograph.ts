import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { decoded } from './decode.ts'
import { listFiles } from './listFiles.ts'
import { photographName } from './photographName.ts'
import { listPhotographs } from './photographs.ts'

/** A photograph of the project: of `content/images`, or beside a text of the blog. */
export interface PhotographFile {
  /** From the project’s root. */
  path: string
  /** Name of its files and addresses: `office`, or with folders of the blog, `applied-ai.a-post.office`. */
  name: string
}

/**
 * Finds the photograph referenced by a text of the blog.
 *
 * @param image from front matter or Markdown: `office.jpg` beside the text or in `content/images`, a relative path, or, as written by
 *   the browser editor, a path from the project’s root, `/content/images/office.jpg`.
 * @param folder of the text, from the project’s root.
 * @returns undefined if it does not exist.
 */
export function findPhotograph(image: string, folder: string, root = '.'): PhotographFile | undefined {
  const path = photographPlaces(image, folder).find((place) => nameOfPath(place) !== undefined && existsSync(`${root}/${place}`))
  return path === undefined ? undefined : { path, name: nameOfPath(path) ?? '' }
}

/** Possible paths of a photograph, from the project’s root, the nearest first; none for an address of this or another site. */
export function photographPlaces(image: string, folder: string): string[] {
  const name = decoded(image)
  if (/^([a-z][a-z+.-]*:|[#?]|\/(?!content\/))/i.test(name)) return []
  if (name.startsWith('/')) return [posix.normalize(name.slice(1))]
  const beside = posix.join(folder, name)
  return name.includes('/') ? [beside] : [beside, `${ownFolder}/${name}`]
}

/** All photographs of the project with a valid name. */
export function listAllPhotographs(root = '.'): PhotographFile[] {
  const own = listPhotographs(`${root}/${ownFolder}`).map((file) => `${ownFolder}/${file}`)
  return [...own, ...listBesideTexts(root)].flatMap((path) => {
    const name = nameOfPath(path)
    return name === undefined ? [] : [{ path, name }]
  })
}

/** All files in the blog’s folders with the extension of a picture, usable or not. */
export function listBesideTexts(root: string): string[] {
  return listFiles(`${root}/${blogFolder}`)
    .filter((file) => pictureEnding.test(file) && !posix.basename(file).startsWith('.'))
    .map((file) => `${blogFolder}/${file}`)
}

const ownFolder = 'content/images'
const blogFolder = 'content/blog'
const pictureEnding = /\.(?:jpe?g|png|webp|gif|hei[cf]|avif|tiff?|bmp|svg)$/i

function nameOfPath(path: string): string | undefined {
  const name = photographName(posix.basename(path))
  const folder = posix.dirname(path)
  if (name === undefined || folder === ownFolder) return name
  return folder.startsWith(`${blogFolder}/`) ? [...folder.split('/').slice(2), name].join('.') : undefined
}
