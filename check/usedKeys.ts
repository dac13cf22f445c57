import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import { withoutForm } from './plurals'

/** The text keys that code uses. */
export interface UsedKeys {
  /** Whether the code may use the key at a path, or one below it. */
  has(path: readonly string[]): boolean
  /** Calls whose key cannot be determined. */
  unreadable: Problem[]
}

/**
 * Finds the text keys that code uses, without running it.
 *
 * @param files from the root.
 * @param content names in the content that may be parts of keys, and whole keys.
 */
export function readUsedKeys(root: string, files: readonly string[], content: { names: string; keys: string[] }): UsedKeys {
  const names = new Set(content.names.match(name))
  const listed = new Set<string>()
  const used = new Map(content.keys.map((key) => [key, pathOf(key)]))
  const unreadable: Problem[] = []
  for (const file of files) {
    const code = withoutComments(readFileSync(join(root, file), 'utf8'))
    for (const each of code.match(name) ?? []) names.add(each)
    for (const [, all, one] of code.matchAll(listing)) listed.add(String(all ?? one))
    for (const { index, 0: call } of code.matchAll(calls(code))) {
      const at = index + call.length
      key.lastIndex = at
      const [, group, , text = `${group}.*`] = key.exec(code) ?? []
      if (text === 'undefined.*') unreadable.push(unreadableKey(file, code, at))
      else used.set(text, pathOf(text))
    }
  }
  const isRead = (part: string, within = '') => names.has(part) || names.has(withoutForm(part)) || /^\d+$/.test(part) || listed.has(within)
  const isOn = (keyPath: string[], path: readonly string[]) =>
    path.every((part, index) => {
      const next = keyPath[index]
      return next === undefined ? isRead(part, path[index - 1]) : ['*', part, withoutForm(part)].includes(next)
    })
  return { has: (path) => [...used.values()].some((keyPath) => isOn(keyPath, path)), unreadable }
}

const name = /[\w-]+/g

/** Objects accessed by computed keys: `Object.entries(services)`, `regions[region]`. */
const listing = /Object\.(?:entries|keys|values)\((?:[\w.]*\.)?(\w+)\)|(\w+)\[[a-z]/g

/** Calls up to the key: `t(`, under any name, and `i18nKey=`. */
function calls(code: string): RegExp {
  const translators = [...code.matchAll(/(\w+)(?: = (?:getTranslate\([^)]*\)|useTranslate\(\))(?!\()|: (?:Translate|TFunction)\b)/g)].map(([, each]) => each)
  return new RegExp(`(?:(?<!\\w|\\w\\.)(?:${['t', ...translators].join('|')})|get(?:Shown)?Translate\\([^()]*\\)|useTranslate\\(\\))\\(\\s*|\\bi18nKey=`, 'g')
}

/** `textKey('projects', …)`, or a literal. */
const key = /textKey\('([^']+)'|(['"`])(.*?)\2/sy

/** Variable parts become `*`. */
function pathOf(text: string): string[] {
  const pattern = text.replace(/\$\{textKey\('([^']+)'[^}]*\}/g, '$1.*').replace(/\$\{[^}]*\}/g, '*')
  return pattern.split('.').map((part) => (part.includes('*') ? '*' : part))
}

/** Blanks out comments, keeping offsets. A pattern of files, `'content/*.json'`, begins none. */
function withoutComments(code: string): string {
  return code.replace(/(?<=^|[\s{(])\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, (comment) => comment.replace(/[^\n]/g, ' '))
}

function unreadableKey(file: string, code: string, offset: number): Problem {
  return {
    file,
    ...position(code, offset),
    key: '',
    found: 'the key of t(…) cannot be determined',
    remedy: 'Write the key as a literal in the call; variable parts may be in a template literal.',
  }
}
