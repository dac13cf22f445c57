import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { inject } from 'vitest'
import { checkEverything } from '../check/checkEverything'
import { checkProject, type GeneratedFiles } from '../check/checkProject'
import { readSite } from '../check/readSite'
import { describe as describeProblem, type Problem } from '../collections/problem'
import type { Language } from '../i18n/languages'
import { sampleFiles } from './sampleProjectFiles'
import { temporaryFolder } from './temporaryFolder'
import { writeFileIn } from './writeFileIn'

/** New bytes or text of a file, or a replacement in it; null removes the file. */
type Change = Uint8Array | string | null | readonly [from: string, to: string]

/** A row of the language table. */
export function languageRow(code: string): Language {
  return { code, label: code.toUpperCase(), name: `Language ${code}`, ogLocale: `${code}_IN` }
}

/** The languages of the sample project, independent of the project’s. */
export const sampleLanguages: readonly Language[] = ['en', 'ja', 'de'].map(languageRow)

/**
 * A small project without problems in a temporary folder, to which tests add problems.
 *
 * @param changes by path; the text to replace must exist.
 * @param table its languages.
 * @returns its root.
 */
export function sampleProject(changes: Record<string, Change> = {}, table = sampleLanguages): string {
  const root = temporaryFolder('check-')
  for (const [path, text] of Object.entries(sampleFiles(table))) writeFileIn(root, path, text)
  make(root, changes)
  return root
}

/** The lines of the check for a sample project with these changes. */
export function complaints(changes: Record<string, Change>): string[] {
  const { root } = sharedSite()
  try {
    make(root, changes)
    return checkEverything(root, sampleLanguages).flatMap(linesOf)
  } finally {
    undo(Object.keys(changes))
  }
}

/** The same for the complete `npm run check`; one call at a time. */
export async function projectComplaints(changes: Record<string, Change>, keeping: GeneratedFiles = 'ignore'): Promise<string[]> {
  if (keeping === 'write') return complaintsOf(sampleProject(changes), keeping)
  const { root } = sharedSite()
  try {
    make(root, changes)
    return await complaintsOf(root, keeping)
  } finally {
    undo(Object.keys(changes))
  }
}

async function complaintsOf(root: string, keeping: GeneratedFiles): Promise<string[]> {
  return (await checkProject(readSite(root, sampleLanguages), keeping)).problems.flatMap(linesOf)
}

function linesOf(problem: Problem): string[] {
  return describeProblem(problem).split('\n')
}

let shared: { root: string; files: [path: string, text: string][] } | undefined

/** One for all questions that write nothing: writing a site takes longer than checking it. Where no other thread or run writes. */
function sharedSite(): { root: string; files: [path: string, text: string][] } {
  if (shared) return shared
  const root = join(inject('samples'), String(threadId))
  shared = { root, files: Object.entries(sampleFiles(sampleLanguages)) }
  for (const [path, text] of shared.files) writeFileIn(root, path, text)
  return shared
}

function make(root: string, changes: Record<string, Change>): void {
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) rmSync(join(root, path), { recursive: true })
    else if (typeof change === 'string' || change instanceof Uint8Array) writeFileIn(root, path, change)
    else writeFileIn(root, path, replaced(readFileSync(join(root, path), 'utf8'), change, path))
  }
}

/** Of the shared site. Folders that a change has made go with it. */
function undo(changed: string[]): void {
  const { root, files: all } = sharedSite()
  for (const path of changed) {
    const parts = path.split('/')
    const places = parts.map((_, index) => parts.slice(0, index + 1).join('/'))
    const first = places.find((place) => all.every(([file]) => !`${file}/`.startsWith(`${place}/`))) ?? path
    rmSync(join(root, first), { recursive: true, force: true })
    for (const [file, text] of all) if (`${file}/`.startsWith(`${path}/`)) writeFileIn(root, file, text)
  }
}

function replaced(text: string, [from, to]: readonly [string, string], path: string): string {
  if (!text.includes(from)) throw new Error(`${path} of the sample project does not contain ${from}`)
  return text.replace(from, () => to)
}
