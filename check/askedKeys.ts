import { readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'

/** Which words some code asks for. */
export interface AskedKeys {
  /** Whether it may ask for what stands at a path, or for a part of that. */
  has(path: readonly string[]): boolean
  /** Where that cannot be told. */
  unreadable: Problem[]
}

/**
 * Reads the code and does not run it.
 *
 * @param files from the root.
 * @param content what the content names: parts of keys, and whole ones.
 */
export function readAskedKeys(root: string, files: readonly string[], content: { names: string; keys: string[] }): AskedKeys {
  const names = new Set(content.names.match(name))
  const listed = new Set<string>()
  const asked = new Map(content.keys.map((key) => [key, pathOf(key)]))
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
      else asked.set(text, pathOf(text))
    }
  }
  const isRead = (part: string, within = '') => names.has(part) || names.has(withoutForm(part)) || /^\d+$/.test(part) || listed.has(within)
  const isOn = (way: string[], path: readonly string[]) =>
    path.every((part, index) => {
      const next = way[index]
      return next === undefined ? isRead(part, path[index - 1]) : ['*', part, withoutForm(part)].includes(next)
    })
  return { has: (path) => [...asked.values()].some((way) => isOn(way, path)), unreadable }
}

const name = /[\w-]+/g

/** What is read by keys that only the running program knows: `Object.entries(services)`, `regions[region]`. */
const listing = /Object\.(?:entries|keys|values)\((?:[\w.]*\.)?(\w+)\)|(\w+)\[[a-z]/g

/** Up to the key: `t(`, whatever it is called, and `i18nKey=`. */
function calls(code: string): RegExp {
  const translators = [...code.matchAll(/(\w+)(?: = (?:getTranslate\([^)]*\)|useTranslate\(\))(?!\()|: (?:Translate|TFunction)\b)/g)].map(([, each]) => each)
  return new RegExp(`(?:(?<!\\w|\\w\\.)(?:${['t', ...translators].join('|')})|getTranslate\\([^()]*\\)|useTranslate\\(\\))\\(\\s*|\\bi18nKey=`, 'g')
}

/** `textKey('projects', …)`, or a literal. */
const key = /textKey\('([^']+)'|(['"`])(.*?)\2/sy

/** A part that varies is `*`. */
function pathOf(text: string): string[] {
  const told = text.replace(/\$\{textKey\('([^']+)'[^}]*\}/g, '$1.*').replace(/\$\{[^}]*\}/g, '*')
  return told.split('.').map((part) => (part.includes('*') ? '*' : part))
}

/** A number’s form is chosen by i18next: https://www.i18next.com/translation-function/plurals */
function withoutForm(part: string): string {
  return part.replace(/_(?:zero|one|two|few|many|other)$/, '')
}

/** Of the same length. */
function withoutComments(code: string): string {
  return code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/[^\n]*/gs, (comment) => comment.replace(/[^\n]/g, ' '))
}

function unreadableKey(file: string, code: string, offset: number): Problem {
  return {
    file,
    ...position(code, offset),
    key: '',
    found: 'which key t(…) asks for cannot be told',
    remedy: 'Write the key where it is asked for; parts that vary may stand in a template literal.',
  }
}
