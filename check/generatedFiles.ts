import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileProblem, type Problem } from '../collections/problem'
import { writeFileAtomic } from '../collections/writeFileAtomic'
import { defaultLocale } from '../i18n/languages'
import { claimsChecklist } from './claimsChecklist'
import { editorFiles } from './editorSchemas'
import type { Site } from './readSite'
import { wordTypes } from './wordTypes'

/** A generated file that is out of date. */
interface OutdatedFile {
  path: string
  /** The correct text; undefined for a file to remove. */
  text: string | undefined
  found: string
}

const generators: [generate: (site: Site) => ReadonlyMap<string, string | undefined>, found: string][] = [
  [editorFiles, 'is out of date, so code editors would validate against old rules'],
  [claimsChecklist, 'lists other claims than content/claims.json'],
  [wordTypes, `does not name the files of locales/${defaultLocale}, so words would have the wrong types`],
]

export function outdatedFiles(site: Site): OutdatedFile[] {
  return generators
    .flatMap(([generate, found]) => [...generate(site)].map(([path, text]) => ({ path, text, found })))
    .filter(({ path, text }) => textOf(join(site.root, path)) !== text)
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
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
