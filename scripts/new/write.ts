import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { counted } from '../../collections/counted'
import { diskRemedy } from '../../collections/diskProblem.js'
import { defaultLocale } from '../../i18n/languages'
import { unwritten } from '../../i18n/unwritten'
import type { NewFile } from './kind'

/**
 * Writes all files or none, and formats them.
 *
 * @throws if a new file exists already, or one cannot be written.
 */
export function write(files: readonly NewFile[]): void {
  const existing = files.filter(({ path, isNew }) => isNew && existsSync(path)).map(({ path }) => path)
  if (existing.length > 0) throw new Error(`There is already:\n  ${existing.join('\n  ')}\nNothing was written.`)
  stage(files)
  for (const { path } of files) renameSync(partOf(path), path)
  const formatted = files.map(({ path }) => path).filter((path) => /\.(json|ts)$/.test(path))
  // Without names, Biome would format the whole folder.
  if (formatted.length === 0) return
  // Without Git, as a project may have no repository.
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '--vcs-enabled=false', ...formatted], { stdio: 'ignore' })
}

/** Writes the texts beside the files, because what can fail, such as a full disk, fails here. */
function stage(files: readonly NewFile[]): void {
  const folders: (string | undefined)[] = []
  try {
    for (const { path, text } of files) {
      folders.push(mkdirSync(dirname(path), { recursive: true }))
      writeFileSync(partOf(path), text)
    }
  } catch (error) {
    for (const { path } of files) if (existsSync(partOf(path))) rmSync(partOf(path))
    for (const folder of folders) if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
    const remedy = diskRemedy(error)
    throw new Error(`${(error as Error).message}. Nothing was written.${remedy ? ` ${remedy}; then run the command again.` : ''}`, { cause: error })
  }
}

function partOf(path: string): string {
  return `${path}.part`
}

/** Lists the places to fill in: each one in English, a count per file in the other languages. */
export function describeUnwritten(files: readonly NewFile[]): string[] {
  const lines = files.flatMap(({ path }) => {
    const text = readFileSync(path, 'utf8')
    const places = text.split('\n').flatMap((line, index) => (line.includes(unwritten) ? [{ line: index + 1, text: line.trim().replace(/,$/, '') }] : []))
    const [first] = places
    if (!first) return []
    const isEnglish = path.startsWith(`locales/${defaultLocale}/`) || path.endsWith('/index.md')
    const count = text.split(unwritten).length - 1
    return isEnglish ? places.map(({ line, text }) => `  ${path}:${line}  ${text}`) : [`  ${path}:${first.line}  ${counted(count, 'text')}`]
  })
  return lines.length > 0 ? [`To be filled in, wherever there is a ${unwritten}:`, ...lines] : []
}
