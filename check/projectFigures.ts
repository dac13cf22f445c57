import { findNodeAtLocation } from 'jsonc-parser'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { itemsOf, problemAt, valueAt } from './jsonFile'
import type { Site } from './readSite'

/** A figure of a case study has its number in the content and its unit in the texts; each requires the other. */
export function checkProjectFigures({ content, words }: Site): Problem[] {
  const projects = content.get('projects')
  const english = words.get(defaultLocale)?.get('projects')
  return itemsOf(projects?.tree).flatMap((project) => {
    if (!projects || !english?.tree) return []
    const id = String(valueAt(project, 'id'))
    const figure = findNodeAtLocation(project, ['figure'])
    const unit = findNodeAtLocation(english.tree, [id, 'figure'])
    if (figure && !unit) {
      const remedy = `Add ${id}.figure to ${english.path} and to the same file of every other language: "{{number}} countries".`
      return [problemAt(projects, figure, { found: `${english.path} does not say what it counts`, remedy })]
    }
    if (figure || !unit) return []
    return [problemAt(english, unit, { found: `${projects.path} has no figure for it`, remedy: 'Write "figure" there, or remove this in every language.' })]
  })
}
