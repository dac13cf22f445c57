import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defaultLocale } from '../../i18n/languages'
import { unwritten } from '../../i18n/unwritten'
import type { NewFile } from './kind'

/**
 * Writes all files or none, formatted like their neighbours.
 *
 * @throws if a new file exists already.
 */
export function write(files: readonly NewFile[]): void {
  const there = files.filter(({ path, isNew }) => isNew && existsSync(path)).map(({ path }) => path)
  if (there.length > 0) throw new Error(`There is already:\n  ${there.join('\n  ')}\nNothing was written.`)
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  const formatted = files.map(({ path }) => path).filter((path) => /\.(json|ts)$/.test(path))
  // Which files belong to the repository is no question here.
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', '--vcs-enabled=false', ...formatted], { stdio: 'ignore' })
}

/** Where something is to be filled in: each place in English, and how many there are in the other languages. */
export function describeUnwritten(files: readonly NewFile[]): string[] {
  const lines = files.flatMap(({ path }) => {
    const text = readFileSync(path, 'utf8')
    const places = text.split('\n').flatMap((line, index) => (line.includes(unwritten) ? [{ line: index + 1, text: line.trim().replace(/,$/, '') }] : []))
    const [first] = places
    if (!first) return []
    const isEnglish = path.startsWith(`locales/${defaultLocale}/`) || path.endsWith('/index.md')
    const count = text.split(unwritten).length - 1
    return isEnglish ? places.map(({ line, text }) => `  ${path}:${line}  ${text}`) : [`  ${path}:${first.line}  ${count} text${count === 1 ? '' : 's'}`]
  })
  return lines.length > 0 ? [`To be filled in, wherever there is a ${unwritten}:`, ...lines] : []
}
