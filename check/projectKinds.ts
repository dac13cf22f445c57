import { findNodeAtLocation, getNodeValue } from 'jsonc-parser'
import type { Problem } from '../collections/problem'
import { kindOf, kindSeparator } from '../collections/projectKind'
import { type JsonFile, problemAt } from './jsonFile'
import type { Site } from './readSite'
import { isUnwritten } from './unwritten'

/** The type label of a project is its kind, then the name of its sector; its page shows them separately. */
export function checkProjectKinds({ loaded: { projects = [] }, languages, words }: Site): Problem[] {
  return languages.flatMap((language) => {
    const ofProjects = words.get(language)?.get('projects')
    const ofSectors = words.get(language)?.get('sectors')
    return projects.flatMap(({ id, category }) => {
      const sector = textAt(ofSectors, [category, 'heading'])
      const label = textAt(ofProjects, [String(id), 'paragraph'])
      const node = ofProjects?.tree && findNodeAtLocation(ofProjects.tree, [String(id), 'paragraph'])
      if (!ofProjects || !node || !sector || !label || isUnwritten(label) || isUnwritten(sector)) return []
      const kind = kindOf(label)
      if (kind !== '' && kind !== label && label.replace(kind, '').replace(kindSeparator, '') === sector) return []
      const found = `is not the kind of the project and then its sector, “${sector}”`
      return [problemAt(ofProjects, node, { found, remedy: `Write “${guessedKind(label, sector)}${separatorBefore(sector)}${sector}”.` })]
    })
  })
}

function textAt(file: JsonFile | undefined, path: string[]): string | undefined {
  const node = file?.tree && findNodeAtLocation(file.tree, path)
  return node?.type === 'string' ? String(getNodeValue(node)) : undefined
}

/** Languages without spaces use a full-width separator. */
function separatorBefore(sector: string): string {
  return /[\p{scx=Han}\p{scx=Kana}]/u.test(sector) ? '／' : ' · '
}

/** The probable kind, before any separator. */
function guessedKind(label: string, sector: string): string {
  const withoutSector = label.endsWith(sector) ? label.slice(0, -sector.length) : kindOf(label)
  return withoutSector.replace(/[\s·・／/|,、:–-]+$/u, '') || '…'
}
