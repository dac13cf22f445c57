import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { diskRemedy } from '../collections/diskProblem.js'
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

/** @returns the first file that cannot be written, if any: it tells why, and the others are on the same disk. */
export function updateFiles(root: string, files: readonly OutdatedFile[]): Problem[] {
  for (const { path, text } of files) {
    const problems = unlessWritten(path, () => {
      if (text === undefined) rmSync(join(root, path))
      else writeFileAtomic(join(root, path), text)
    })
    if (problems.length > 0) return problems
  }
  return []
}

/**
 * Writes a file. A full or read-only disk is a finding like others, which must not be lost with it.
 *
 * @param path from the project's root.
 */
export function unlessWritten(path: string, write: () => void): Problem[] {
  try {
    write()
    return []
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === undefined) throw error
    const remedy = `${diskRemedy(error) ?? 'Remove what stands in its place'}; then run the check again.`
    return [fileProblem(path, { found: `cannot be written: ${message}`, remedy })]
  }
}
