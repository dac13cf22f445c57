import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileProblem, type Problem } from '../collections/problem'
import { writeFileAtomic } from '../collections/writeFileAtomic'
import { defaultLocale } from '../i18n/languages'
import { outdatedChecklist } from './claimsChecklist'
import { outdatedEditorFiles } from './editorSchemas'
import type { Site } from './readSite'
import { outdatedWordTypes } from './wordTypes'

/** A generated file that is out of date. */
interface OutdatedFile {
  path: string
  /** The correct text; undefined for a file to remove. */
  text: string | undefined
  found: string
}

const generators: [outdated: (site: Site) => ReadonlyMap<string, string | undefined>, found: string][] = [
  [outdatedEditorFiles, 'is out of date, so code editors would validate against old rules'],
  [outdatedChecklist, 'lists other claims than content/claims.json'],
  [outdatedWordTypes, `does not name the files of locales/${defaultLocale}, so words would have the wrong types`],
]

export function outdatedFiles(site: Site): OutdatedFile[] {
  return generators.flatMap(([outdated, found]) => [...outdated(site)].map(([path, text]) => ({ path, text, found })))
}

/** For CI, where nothing is written. */
export function outdatedProblem({ path, found }: OutdatedFile): Problem {
  return fileProblem(path, { found, remedy: `Run npm run check, and commit ${path}.` })
}

export function updateFiles(root: string, files: readonly OutdatedFile[]): void {
  for (const { path, text } of files) {
    if (text === undefined) rmSync(join(root, path))
    else writeFileAtomic(join(root, path), text)
  }
}
