import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyEdits, findNodeAtOffset, getNodePath, type JSONPath, modify, type Node, parseTree } from 'jsonc-parser'
import type { Problem } from '../collections/problem'
import { allLanguages } from '../i18n/languages'

/** Input that remedies cannot contain. */
interface Knowledge {
  /** A text to write. */
  text?: string
  /** An earlier version of a file: the translation of a stale text. */
  files?: Record<string, string>
  /** Runs `npm run check` with these options. */
  run: (...options: string[]) => void
}

/**
 * Follows a remedy literally, to test whether remedies are sufficient.
 *
 * @throws if a remedy names no action.
 */
export function followRemedy(root: string, problem: Problem, knowledge: Knowledge): void {
  for (const [pattern, act] of ways) {
    const groups = pattern.exec(problem.remedy)
    if (!groups) continue
    act(new Place(root, problem), groups.slice(1), knowledge)
    return
  }
  throw new Error(`No action for the remedy: ${problem.remedy}`)
}

type Way = [remedy: RegExp, act: (place: Place, groups: string[], knowledge: Knowledge) => void]

const ways: Way[] = [
  [/^Put a comma here\.$/, (place) => place.splice(0, ',')],
  [/^Remove this comma\.$/, (place) => place.splice(1, '')],
  [/^Rename it to “(.+?)”/, (place, [name = '']) => place.splice(place.node.children?.[0]?.length ?? 0, JSON.stringify(name))],
  [/^Rename it to (\S+)\.$/, (place, [name = '']) => renameSync(place.file, join(dirname(place.file), name))],
  [/^Rename the folder (\S+) to (\S+), /, (place, [folder = '', name = '']) => renameSync(join(place.root, folder), join(place.root, dirname(folder), name))],
  [/^Start it with “\/”: “(.+)”\.$/, (place, [address = '']) => place.splice(address.length - 1, address)],
  [/^Write “(.+?)”/, (place, [text = '']) => place.write(text)],
  [/^Write (\{\{\w+\}\})\. There are/, (place, [name = '']) => place.replaceText(/\{\{\w+\}\}/.exec(place.problem.found)?.[0] ?? '', name)],
  [/^Write (\S+), or change \S+ as well\.$/, (place, [text = '']) => place.write(text)],
  [/^Write (\d+) to \d+, /, (place, [least = '0']) => place.write('A title of its own that fits '.repeat(4).slice(0, Number(least) + 10))],
  [/^Write the text/, (place, _, { text = '' }) => place.write(text)],
  [/^Write a (?:whole )?number, without quotes\.$/, (place) => place.set(Number(place.node.value))],
  [/^Write a number of at least (\d+)\.$/, (place, [least]) => place.set(Number(least))],
  [/^Put it into quotes\.$/, (place) => place.set(String(place.node.value))],
  [/^Add "(\w+)" in the braces that open here; in English it is/, (place, [key = ''], { text }) => place.splice(1, `{ "${key}": ${JSON.stringify(text)},`)],
  [/^Add a line “(\w+): …”, a text, between the two ---/, (place, [key], { text }) => place.replaceText(/^---\n/, `---\n${key}: ${text}\n`)],
  [/^Add (\S+), with (.+), to (\S+) and to the same file of every other language\.$/, addWords],
  [/^Remove it, or /, (place) => place.set(undefined)],
  [
    /^Remove it here and in (.+); or show it\.$/,
    (place, [others = '']) => {
      for (const file of [place.problem.file, ...others.split(', ')]) place.setIn(file, undefined)
    },
  ],
  [/^Keep one of the two\.$/, (place) => place.removeLine()],
  [/^Use the same (?:placeholders|tags) as English: (.+)\.$/, (place, [parts = '']) => place.write(`Ein Satz ${parts.split(', ').join(' ')}`)],
  [
    /^Remove (<.+>)\.$/,
    (place, [tags = '']) => {
      for (const tag of tags.split(', ')) place.replaceText(tag, '')
    },
  ],
  [/^Replace “(.+?)” with “(.+?)”/, (place, [from = '', to = '']) => place.splice(from.length, to)],
  [/^Replace (\S+) with “(.+)”\.$/, (place, [entity = '', sign = '']) => place.replaceText(entity, sign)],
  [/^Copy (\S+) here and translate it\.$/, (place, _, { files = {} }) => writeFileSync(place.file, files[place.problem.file] ?? '')],
  [/^Translate it; if it is the same in this language, add (".+") to "(\w+)" in (\S+)\.$/, allow],
  [/^Translate .+ anew; if this still says it, run: npm run check -- (--holds) (\S+)$/, (_place, options, { run }) => run(...options)],
  [
    /^Put the picture there, or /,
    (place) =>
      writeFileSync(join(place.root, /public\/\S+/.exec(place.problem.found)?.[0] ?? ''), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>'),
  ],
]

function addWords(place: Place, [path = '', keys = '', file = '']: string[]): void {
  for (const { code: language } of allLanguages) {
    const words = keys.split(', ').map((key, index) => [key, `${language} ${index + 1}: ${'説明の文です。'.repeat(key.endsWith('description') ? 10 : 2)}`])
    for (const [key = '', text] of words) place.setIn(file.replace('/en/', `/${language}/`), text, [...path.split('.'), ...key.split('.')])
  }
}

function allow(place: Place, [text = '', language = '', file = '']: string[]): void {
  const list = JSON.parse(readFileSync(join(place.root, file), 'utf8'))[language] ?? []
  place.setIn(file, [...list, JSON.parse(text)], [language])
}

/** The place of a problem. */
class Place {
  readonly file: string

  constructor(
    readonly root: string,
    readonly problem: Problem,
  ) {
    this.file = join(root, problem.file)
  }

  private get text(): string {
    return readFileSync(this.file, 'utf8')
  }

  private get offset(): number {
    const lines = this.text.split('\n')
    return lines.slice(0, this.problem.line - 1).join('\n').length + (this.problem.line > 1 ? 1 : 0) + this.problem.column - 1
  }

  /** The JSON value, or property, that begins there. */
  get node(): Node {
    const tree = parseTree(this.text)
    const found = tree && findNodeAtOffset(tree, this.offset)
    if (!found) throw new Error(`Nothing begins at ${this.problem.file}:${this.problem.line}:${this.problem.column}.`)
    return found.parent?.type === 'property' && found.parent.offset === found.offset ? found.parent : found
  }

  splice(length: number, text: string): void {
    const { offset } = this
    writeFileSync(this.file, this.text.slice(0, offset) + text + this.text.slice(offset + length))
  }

  /** Replaces a value with a text: a JSON value, or the rest of a line or link. */
  write(text: string): void {
    if (this.file.endsWith('.json')) {
      this.set(text)
      return
    }
    const [before = ''] = /^[^\n)]*/.exec(this.text.slice(this.offset)) ?? []
    const isKey = /^\w+: /.exec(before)?.[0] ?? ''
    this.splice(before.length, isKey + text)
  }

  set(value: unknown): void {
    const { node } = this
    this.setIn(this.problem.file, value, getNodePath(node.type === 'property' ? (node.children?.[1] ?? node) : node))
  }

  /** Sets or removes a key of a file; by default the problem’s key. */
  setIn(file: string, value: unknown, path: JSONPath = this.problem.key.split('.')): void {
    const text = readFileSync(join(this.root, file), 'utf8')
    writeFileSync(join(this.root, file), applyEdits(text, modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2 } })))
  }

  /** In the text at that place, or in a whole Markdown file. */
  replaceText(from: string | RegExp, to: string): void {
    if (this.file.endsWith('.json')) this.write(String(this.node.value).replace(from, to))
    else writeFileSync(this.file, this.text.replace(from, to))
  }

  removeLine(): void {
    const lines = this.text.split('\n')
    writeFileSync(this.file, lines.toSpliced(this.problem.line - 1, 1).join('\n'))
  }
}
