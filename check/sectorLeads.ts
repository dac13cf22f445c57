import { findNodeAtLocation, type Node } from 'jsonc-parser'
import { isArtName, isDrawnWide } from '../art/catalogue'
import type { Problem } from '../collections/problem'
import { problemAt } from './jsonFile'
import type { Site } from './readSite'

/**
 * The project that stands for a sector, or else its first, leads in the portfolio over two columns: its drawing must have a version for it.
 * A photograph is cut to fit.
 */
export function checkSectorLeads({ content }: Site): Problem[] {
  const projects = content.get('projects')
  const sectors = content.get('sectors')?.tree?.children ?? []
  if (!projects?.tree) return []
  const valueAt = (entry: Node, key: string) => findNodeAtLocation(entry, [key])?.value
  return sectors.flatMap((sector) => {
    const category = valueAt(sector, 'category')
    const own = (projects.tree?.children ?? []).filter((project) => valueAt(project, 'category') === category)
    const lead = own.find((project) => valueAt(project, 'id') === valueAt(sector, 'project')) ?? own[0]
    const image = lead && findNodeAtLocation(lead, ['image'])
    const name = String(image?.value)
    if (!image || !isArtName(name) || isDrawnWide(name)) return []
    const found = `leads the sector ${category} in the portfolio, and “${name}” is not drawn as wide as that`
    const remedy = 'Use a photograph or a drawing of a project, name another project in content/sectors.json, or add the drawing to `wide` in art/catalogue.ts.'
    return [problemAt(projects, image, { found, remedy })]
  })
}
