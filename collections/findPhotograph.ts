import { existsSync, readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { photographName } from './photographName.ts'
import { listPhotographs } from './photographs.ts'

/** A photograph of the project: of `content/images`, or beside a text of the blog. */
export interface PhotographFile {
  /** From the project’s root. */
  path: string
  /** What its files and addresses are called: `office`, or with the folders of the blog before it, `applied-ai.a-post.office`. */
  name: string
}

/**
 * Which photograph a text of the blog means.
 *
 * @param image as front matter or Markdown names it: `office.jpg` beside the text or in `content/images`, a path from the text, or, as the
 *   editor in the browser writes it, one from the project’s root, `/content/images/office.jpg`.
 * @param folder of the text, from the project’s root.
 * @returns undefined where there is none.
 */
export function findPhotograph(image: string, folder: string, root = '.'): PhotographFile | undefined {
  const path = photographPlaces(image, folder).find((place) => nameOfPath(place) !== undefined && existsSync(`${root}/${place}`))
  return path === undefined ? undefined : { path, name: nameOfPath(path) ?? '' }
}

/** Where a photograph of this name would lie, from the project’s root, the nearest first; nowhere for an address of the site or of another. */
export function photographPlaces(image: string, folder: string): string[] {
  const name = decoded(image)
  if (/^([a-z][a-z+.-]*:|[#?]|\/(?!content\/))/i.test(name)) return []
  if (name.startsWith('/')) return [posix.normalize(name.slice(1))]
  const beside = posix.join(folder, name)
  return name.includes('/') ? [beside] : [beside, `${ownFolder}/${name}`]
}

/** All photographs of the project that have a name which an address can have. */
export function listAllPhotographs(root = '.'): PhotographFile[] {
  const own = listPhotographs(`${root}/${ownFolder}`).map((file) => `${ownFolder}/${file}`)
  return [...own, ...listBesideTexts(root)].flatMap((path) => {
    const name = nameOfPath(path)
    return name === undefined ? [] : [{ path, name }]
  })
}

/** What lies beside the texts of the blog and is a picture by its ending, whether it can be shown or not. */
export function listBesideTexts(root = '.'): string[] {
  if (!existsSync(`${root}/${blogFolder}`)) return []
  const found: string[] = []
  // With their kinds, and by hand: `recursive` takes five times as long, and there may be thousands of posts.
  const visit = (folder: string) => {
    for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      if (entry.isDirectory()) visit(`${folder}/${entry.name}`)
      else if (pictureEnding.test(entry.name) && !entry.name.startsWith('.')) found.push(`${folder}/${entry.name}`)
    }
  }
  visit(blogFolder)
  return found.sort()
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

/** In addresses, letters beyond ASCII and spaces are written with percent signs. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
