import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { checkEverything } from '../check/checkEverything'
import { checkProject, type GeneratedFiles } from '../check/checkProject'
import { type LanguageRow, readSite } from '../check/readSite'
import { describe as describeProblem } from '../collections/problem'
import { sampleFiles } from './sampleProjectFiles'

/** New bytes or text of a file, or a replacement in it; null removes the file. */
type Change = Uint8Array | string | null | readonly [from: string, to: string]

/** The languages of the sample site, independent of the project’s. */
export const sampleLanguages: readonly LanguageRow[] = [{ code: 'en' }, { code: 'ja' }, { code: 'de' }]

/**
 * A small site without problems in a temporary folder, to which tests add problems.
 *
 * @param changes by path; the text to replace must exist.
 * @param table its languages.
 * @returns its root.
 */
export function sampleSite(changes: Record<string, Change> = {}, table = sampleLanguages): string {
  const root = mkdtempSync(join(tmpdir(), 'check-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(sampleFiles(table))) write(root, path, text)
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) rmSync(join(root, path), { recursive: true })
    else if (typeof change === 'string' || change instanceof Uint8Array) write(root, path, change)
    else write(root, path, replaced(readFileSync(join(root, path), 'utf8'), change, path))
  }
  return root
}

/** The lines of the check for a sample site with these changes. */
export function complaints(changes: Record<string, Change>): string[] {
  return checkEverything(sampleSite(changes), sampleLanguages).flatMap((problem) => describeProblem(problem).split('\n'))
}

/** The same for the complete `npm run check`. */
export async function projectComplaints(changes: Record<string, Change>, keeping: GeneratedFiles = 'ignore'): Promise<string[]> {
  const { problems } = await checkProject(readSite(sampleSite(changes), sampleLanguages), keeping)
  return problems.flatMap((problem) => describeProblem(problem).split('\n'))
}

function write(root: string, path: string, text: Uint8Array | string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function replaced(text: string, [from, to]: readonly [string, string], path: string): string {
  if (!text.includes(from)) throw new Error(`${path} of the sample site does not contain ${from}`)
  return text.replace(from, () => to)
}
