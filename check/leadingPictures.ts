import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { isArtName, isDrawnWide } from '../art/catalogue'
import { leadsTiles } from '../collections/leadingTile'
import type { Problem } from '../collections/problem'
import { type JsonFile, problemAt } from './jsonFile'
import type { Site } from './readSite'

/**
 * What leads a list over two of its columns, a project in the portfolio or a product among the others, must have a drawing with a version for it.
 * A photograph is cut to fit.
 */
export function checkLeadingPictures({ content }: Site): Problem[] {
  const projects = content.get('projects')
  const leads = (content.get('sectors')?.tree?.children ?? []).map((sector) => leadOf(sector, projects))
  const tiles = content.get('productTiles')
  return [
    ...leads.flatMap((lead) => notWide(projects, lead, 'or name another project in content/sectors.json')),
    ...(tiles?.tree?.children ?? []).filter((_, index) => leadsTiles(index)).flatMap((tile) => notWide(tiles, tile, 'or change places with a tile beside it')),
  ]
}

/** The project that stands for a sector, or else its first. */
function leadOf(sector: Node, projects: JsonFile | undefined): Node | undefined {
  const own = (projects?.tree?.children ?? []).filter((project) => valueAt(project, 'category') === valueAt(sector, 'category'))
  return own.find((project) => valueAt(project, 'id') === valueAt(sector, 'project')) ?? own[0]
}

function notWide(file: JsonFile | undefined, entry: Node | undefined, other: string): Problem[] {
  const image = entry && findNodeAtLocation(entry, ['image'])
  const name = String(image?.value)
  if (!file || !image || !isArtName(name) || isDrawnWide(name)) return []
  const found = `leads its list over two columns, and “${name}” is not drawn as wide as that`
  return [
    problemAt(file, image, { found, remedy: `Use a photograph or a drawing of a project, ${other}, or add the drawing to \`wide\` in art/catalogue.ts.` }),
  ]
}

function valueAt(entry: Node, key: string): unknown {
  return findNodeAtLocation(entry, [key])?.value
}
