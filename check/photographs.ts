import { join } from 'node:path'
import { isArtName } from '../art/catalogue'
import { didYouMean, nearName } from '../collections/nearName'
import { photographName } from '../collections/photographName'
import { measurePhotograph } from '../collections/photographs'
import type { Problem } from '../collections/problem'
import { hasEnding, type PictureUse } from './pictureUse'

const folder = 'content/images'

/**
 * Every photograph that content and blog name lies in `content/images` and can be shown, and none lies there in vain.
 *
 * @param uses of pictures of all kinds.
 * @param files what lies in the folder.
 */
export function checkPhotographs(root: string, uses: PictureUse[], files: string[]): Problem[] {
  const photographs = uses.filter(({ image }) => hasEnding(image))
  // What is wrong with a file is said once, where it is named first.
  const first = new Map(photographs.map((use) => [use.image, use]).toReversed() as [string, PictureUse][])
  return [
    ...photographs.filter(({ image }) => !files.includes(image)).flatMap((use) => (nameInPath(use.image) ? isPath(use) : missing(use, files))),
    ...[...first.values()].filter(({ image }) => files.includes(image)).flatMap((use) => unusable(root, use, files)),
    ...files.filter((file) => !first.has(file) && !photographs.some(({ image }) => nameInPath(image) === file)).map(unused),
  ]
}

/** Of a photograph that is named with the folder that it lies in. */
function nameInPath(image: string): string | undefined {
  const name = image.split(/[/\\]/).at(-1) ?? ''
  return name !== image && photographName(name) ? name : undefined
}

/** In JSON, the schema has told it. */
function isPath({ image, isDescribed, place }: PictureUse): Problem[] {
  if (!isDescribed) return []
  return [{ ...place(), found: `“${image}” is a path, and a photograph is called by its name`, remedy: `Write “${nameInPath(image)}”.` }]
}

function missing({ image, place }: PictureUse, files: string[]): Problem {
  const sameName = files.find((file) => nameOf(file) === nameOf(image))
  const found = `there is no ${folder}/${image}${didYouMean(sameName ?? nearName(image, files))}`
  if (photographName(image)) return { ...place(), found, remedy: `Put the photograph into ${folder}, or correct the name.` }
  return { ...place(), found, remedy: nameRemedy }
}

function unusable(root: string, { image, place }: PictureUse, files: string[]): Problem[] {
  const path = `${folder}/${image}`
  const name = photographName(image)
  if (!name) return [{ ...place(), found: `${path} cannot be shown by this name`, remedy: nameRemedy }]
  const twin = files.find((file) => file !== image && nameOf(file) === nameOf(image))
  if (twin) return [{ ...place(), found: `${path} differs from ${folder}/${twin} by its ending alone`, remedy: 'Give one of the two another name.' }]
  if (isArtName(name) || name === 'world') {
    return [{ ...place(), found: `${path} has the name of a drawing, whose words in art.json it would take`, remedy: 'Give the photograph another name.' }]
  }
  const measured = measurePhotograph(join(root, path))
  return 'found' in measured ? [{ ...place(), found: `${path} ${measured.found}`, remedy: measured.remedy }] : []
}

const nameRemedy = 'Name it with letters, digits, - and _, and with one of the endings .jpg, .jpeg, .png and .webp, which say what it is.'

function unused(file: string): Problem {
  return {
    file: `${folder}/${file}`,
    line: 1,
    column: 1,
    key: '',
    found: 'nothing names this file',
    remedy: 'Name it as an image in the content, or remove it.',
  }
}

/** Some file systems take large and small letters for the same. */
function nameOf(file: string): string {
  return file.replace(/\.[^.]*$/, '').toLowerCase()
}
