import { statSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path/posix'
import { isArtName } from '../art/catalogue'
import { didYouMean, nearName } from '../collections/nearName'
import { photographName } from '../collections/photographName'
import { measurePhotograph, remedyFor } from '../collections/photographs'
import { fileProblem, isFault, type Problem } from '../collections/problem'
import { hasExtension, type PictureUse } from './pictureUse'

const folder = 'content/images'

/**
 * Every referenced photograph must exist in `content/images` or beside its text and be usable, and every file must be used.
 *
 * @param uses references to pictures of all kinds.
 * @param files all photographs, by their paths from the root.
 */
export function checkPhotographs(root: string, uses: PictureUse[], files: string[]): Problem[] {
  const photographs = uses.filter(({ image, minimum }) => hasExtension(image) || minimum).map((use) => ({ ...use, path: pathOf(use, files) }))
  // Each file is reported once, at its first reference; one outside texts comes first, as it requires a larger size.
  const first = new Map<string, PictureUse>()
  for (const { path, ...use } of photographs) {
    const known = path === undefined ? undefined : first.get(path)
    if (path !== undefined && (!known || (known.minimum && !use.minimum))) first.set(path, use)
  }
  const absent = photographs.filter(({ path }) => path === undefined)
  // Computed once for each use, because comparing names is slow if all photographs have another extension.
  const misnamed = new Set(absent.map((use) => (isPath(use) ? `${folder}/${basename(use.image)}` : meant(use, files))))
  return [
    ...absent.flatMap((use) => (isPath(use) ? bareName(use) : missing(use, files))),
    ...[...first].flatMap(([path, use]) => unusable(root, path, use, files)),
    ...files
      .filter((file) => !first.has(file) && !misnamed.has(file))
      .map((file) => fileProblem(file, statSync(join(root, file), { throwIfNoEntry: false })?.isDirectory() ? unreadFolder : unused)),
  ]
}

function pathOf({ paths }: PictureUse, files: string[]): string | undefined {
  return paths.find((path) => files.includes(path))
}

/** Whether a photograph is referenced by its path instead of its name. */
function isPath({ image, minimum }: PictureUse): boolean {
  const name = image.split(/[/\\]/).at(-1) ?? ''
  return !minimum && name !== image && photographName(name) !== undefined
}

/** In JSON, the schema reports it. */
function bareName({ image, isDescribed, place }: PictureUse): Problem[] {
  if (!isDescribed) return []
  return [{ ...place(), found: `“${image}” is a path; photographs are given by their file name`, remedy: `Write “${image.split(/[/\\]/).at(-1)}”.` }]
}

/** The file that is meant by a name of none: with another extension, other capitals or a misspelling. */
function meant({ image, paths }: PictureUse, files: string[]): string | undefined {
  const name = basename(paths[0] ?? image)
  if (!photographName(name)) return undefined
  const near = files.filter((file) => paths.some((path) => dirname(path) === dirname(file)))
  const sameStem = near.find((file) => stemOf(file) === stemOf(name))
  if (sameStem) return sameStem
  const names = near.map((file) => basename(file))
  const similar = nearName(name, names)
  return similar === undefined ? undefined : near[names.indexOf(similar)]
}

function missing(use: PictureUse, files: string[]): Problem {
  const { image, paths, minimum, place } = use
  const name = basename(paths[0] ?? image)
  if (!photographName(name)) return { ...place(), found: `there is no ${paths.at(-1) ?? image}`, remedy: nameRemedy(name) }
  const near = meant(use, files)
  const where = paths.length > 1 ? 'beside the text, nor in content/images' : `in ${dirname(paths[0] ?? `${folder}/`)}`
  const found = paths.length > 1 || minimum ? `there is no photograph ${name} ${where}` : `there is no ${folder}/${image}`
  const remedy = paths.length > 1 ? 'Put it there, or correct the name.' : `Put the photograph into ${dirname(paths[0] ?? `${folder}/`)}, or correct the name.`
  return { ...place(), found: found + didYouMean(near && basename(near)), remedy }
}

function unusable(root: string, path: string, { minimum, place }: PictureUse, files: string[]): Problem[] {
  const name = photographName(basename(path))
  if (!name) return [{ ...place(), found: `${path} cannot be shown by this name`, remedy: nameRemedy(path) }]
  const twin = files.find((file) => file !== path && dirname(file) === dirname(path) && photographName(basename(file)) && stemOf(file) === stemOf(path))
  if (twin) return [{ ...place(), found: `${path} differs from ${twin} only by its extension`, remedy: 'Give one of the two another name.' }]
  if (dirname(path) === folder && (isArtName(name) || name === 'world')) {
    return [{ ...place(), found: `${path} has the name of a drawing, whose words in art.json it would share`, remedy: 'Give the photograph another name.' }]
  }
  const measured = measurePhotograph(join(root, path), minimum)
  return isFault(measured) ? [{ ...place(), found: `${path} ${measured.found}`, remedy: measured.remedy }] : []
}

function nameRemedy(file: string): string {
  const ending = extname(file).slice(1)
  if (/^(hei[cf]|gif|avif|tiff?|bmp)$/i.test(ending)) return remedyFor(ending)
  if (/^svg$/i.test(ending)) return `Put it into public/, and write “/${basename(file)}”: a drawing needs no other sizes.`
  return 'Name it with the letters a to z, digits, - and _, and with one of the endings .jpg, .jpeg, .png and .webp, which tell its type.'
}

const unused = { found: 'this file is not used', remedy: 'Name it as an image in the content, or remove it.' }
const unreadFolder = { found: 'a folder, which is not read', remedy: `Move the photographs in it to ${folder}, and remove it.` }

/** Lower case, because some file systems are case-insensitive. */
function stemOf(file: string): string {
  return basename(file)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
}
