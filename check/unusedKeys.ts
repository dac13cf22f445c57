import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { findNodeAtLocation, getNodePath, type Node } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { didYouMean, nearName } from '../collections/nearName'
import { position } from '../collections/position'
import type { Problem } from '../collections/problem'
import { defaultLocale } from '../i18n/languages'
import { entries, type JsonFile, problemAt } from './jsonFile'
import type { KeyReads } from './keyReads'
import { readAllKeys } from './keyReadsCache'
import { menuLabels } from './menu'
import type { Site } from './readSite'

/** Code that shows words. Drawings and tests show none. */
const code = ['{pages,components,islands,renderer,seo,blog,server}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!renderer/{plugins,prerender}/**']

/**
 * English texts that no page shows. The code is read for it and not run: `t('…')` says which words are asked for, and what
 * becomes of them is followed through the file. Where they leave it, a key counts as used if any code that may get them
 * reads a property of that name. So nothing is reported that is in use; what hides behind a common name is found by
 * `e2e/words.test.ts`, in the built site.
 *
 * @returns besides, what the translations cannot help: keys that English alone has wrong.
 */
export async function checkUnusedKeys(site: Site): Promise<{ problems: Problem[]; misspelt: MisspeltKey[] }> {
  const { root, words, languages } = site
  const { reads: files, invalid } = await readAllKeys(root, globSync(code, { cwd: root }).sort())
  if (invalid.length > 0) return { problems: invalid.map(invalidCode), misspelt: [] }
  const asked: Asked = { used: new Set(), wanted: new Map() }
  const english = words.get(defaultLocale) ?? new Map<string, JsonFile>()
  const scopes = new Scopes(files)
  for (const [path, { paths, whole }] of files) {
    for (const { path: key, as } of paths) use(english, key, asked, scopes.of(path), as)
    for (const key of whole) use(english, key, asked)
  }
  for (const label of menuLabels(site)) use(english, label.split('.'), asked)
  const unused = [...english].flatMap(([namespace, file]) => {
    const translations = languages.flatMap((language) => (language === defaultLocale ? [] : (words.get(language)?.get(namespace) ?? [])))
    return file.tree ? unusedIn(file, file.tree, asked, translations) : []
  })
  const unreadable = [...files].flatMap(([path, reads]) => reads.unreadable.map((offset) => unreadableKey(root, path, offset)))
  return { problems: [...unreadable, ...unused.map(({ problem }) => problem)], misspelt: unused.flatMap(({ misspelt }) => misspelt) }
}

/** A key that English alone has wrong, as a file of another language has it. */
export interface MisspeltKey {
  file: string
  key: string
}

/** What code asks for. */
interface Asked {
  used: Set<Node>
  /** By object: whether a key would be used if it were there. */
  wanted: Map<Node, ((key: string) => boolean)[]>
}

/** Marks every text that a path leads to. Without a scope, what is below its end is used altogether. */
function use(english: Map<string, JsonFile>, [namespace = '', ...path]: string[], { used, wanted }: Asked, scope?: Scope, as?: string): void {
  for (const [name, { tree }] of english) if (tree && (namespace === '*' || namespace === name)) walk(tree, path, [])

  function walk(node: Node, rest: string[], names: string[]): void {
    const [next, ...others] = rest
    if (next === undefined || node.type === 'string') {
      leave(node, as === undefined ? names : [...names, as])
      return
    }
    const children = childrenOf(node)
    const chosen = children.filter(({ key }) => next === '*' || key === next || (key.startsWith(`${next}_`) && pluralEnding.test(key)))
    if (chosen.length === 0 && node.type === 'object') want(node, (key) => key === next)
    // Nothing of that name is there: it is a method, such as `map`.
    else if (chosen.length === 0) leave(node, names)
    for (const { key, value } of chosen) walk(value, others, [key])
  }

  /** @param names what code may call the node. */
  function leave(node: Node, names: string[]): void {
    if (node.type === 'string') used.add(node)
    if (scope) want(node, (key) => scope.names.has(key))
    for (const { key, value } of childrenOf(node)) {
      if (!scope || node.type === 'array' || scope.names.has(key) || names.some((name) => scope.opened.has(name)))
        leave(value, node.type === 'array' ? names : [key])
    }
  }

  function want(node: Node, test: (key: string) => boolean): void {
    wanted.set(node, [...(wanted.get(node) ?? []), test])
  }
}

const pluralEnding = /_(?:zero|one|two|few|many|other)$/

function childrenOf(node: Node): { key: string; value: Node }[] {
  if (node.type === 'array') return (node.children ?? []).map((value, index) => ({ key: String(index), value }))
  return entries(node)
}

/** What the code may do with words that have left the file in which they were asked for. */
interface Scope {
  names: Set<string>
  opened: Set<string>
}

/**
 * What the `+data` of a page gives goes to its `+Page` and to the document around it, and from there to what they import;
 * any other file may hand its words on to anyone.
 */
class Scopes {
  private readonly known = new Map<string, Scope>()

  constructor(private readonly files: ReadonlyMap<string, KeyReads>) {}

  of(path: string): Scope {
    const folder = path.startsWith('pages/') ? dirname(path) : ''
    const known = this.known.get(folder) ?? this.make(folder)
    this.known.set(folder, known)
    return known
  }

  private make(folder: string): Scope {
    const own = [...this.files.keys()].filter((path) => folder === '' || dirname(path) === folder || surroundings.test(path))
    const reached = new Set<string>()
    const visit = (path: string) => {
      if (reached.has(path)) return
      reached.add(path)
      for (const source of this.files.get(path)?.imports ?? []) for (const each of this.resolve(join(dirname(path), source))) visit(each)
    }
    own.forEach(visit)
    const reads = [...reached].flatMap((path) => this.files.get(path) ?? [])
    return { names: new Set(reads.flatMap(({ names }) => names)), opened: openedUnderAnyName(reads) }
  }

  private resolve(path: string): string[] {
    return [path, `${path}.ts`, `${path}.tsx`].filter((each) => this.files.has(each))
  }
}

/** What makes the document around a page; scripts of the browser get no words but through islands. */
const surroundings = /^(renderer\/(?!\+client)[^/]+|seo\/.+)$/

function openedUnderAnyName(reads: readonly KeyReads[]): Set<string> {
  const opened = new Set(reads.flatMap((each) => each.opened))
  const aliases = reads.flatMap((each) => each.aliases)
  for (let size = -1; size < opened.size; ) {
    size = opened.size
    for (const [name, of] of aliases) if (opened.has(name)) opened.add(of)
  }
  return opened
}

/** The outermost part of a file of which nothing is used. */
function unusedIn(file: JsonFile, node: Node, asked: Asked, translations: JsonFile[]): { problem: Problem; misspelt: MisspeltKey[] }[] {
  return isUsed(node) ? childrenOf(node).flatMap(({ value }) => unusedIn(file, value, asked, translations)) : [report()]

  /** What holds no text at all is not in vain either. */
  function isUsed(each: Node): boolean {
    const children = childrenOf(each)
    return asked.used.has(each) || (each.type !== 'string' && children.length === 0) || children.some(({ value }) => isUsed(value))
  }

  function report(): { problem: Problem; misspelt: MisspeltKey[] } {
    const isFile = node === file.tree
    const place = node.parent?.type === 'property' ? node.parent : node
    const path = getNodePath(node)
    const key = path.join('.')
    const near = nearKey(node, asked, translations)
    if (near !== undefined) {
      const remedy = `Rename it to “${near}”, as in the other languages.`
      const problem = problemAt(file, place, { key, found: `no page asks for it${didYouMean(near)}`, remedy })
      return { problem, misspelt: translations.map((each) => ({ file: each.path, key: [...path.slice(0, -1), near].join('.') })) }
    }
    const found = 'unused: no page asks for it'
    const remedy = isFile
      ? 'Remove this file in every language, or show its words.'
      : `Remove it here and in ${translations.map(({ path }) => path).join(', ')}; or show it.`
    return { problem: problemAt(file, place, { key, found, remedy }), misspelt: [] }
  }
}

/** What a key of English is called in code and in translations, if that is nearly the same. */
function nearKey(node: Node, { wanted }: Asked, translations: JsonFile[]): string | undefined {
  const object = node.parent?.parent
  const tests = (object && wanted.get(object)) ?? []
  if (!object || tests.length === 0) return undefined
  const own = entries(object).map(({ key }) => key)
  const theirs = translations.flatMap(({ tree }) => entries(tree && findNodeAtLocation(tree, getNodePath(object))).map(({ key }) => key))
  const lacking = theirs.filter((key) => !own.includes(key) && tests.some((test) => test(key)))
  return nearName(String(getNodePath(node).at(-1)), lacking)
}

function unreadableKey(root: string, file: string, offset: number): Problem {
  const found = 'which key t(…) asks for cannot be told'
  return {
    file,
    ...position(existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '', offset),
    key: '',
    found,
    remedy: 'Write the key where it is asked for; parts that vary may stand in a template literal.',
  }
}

function invalidCode(file: string): Problem {
  const found = 'is not valid TypeScript, so nobody can tell which words it shows'
  return { file, line: 1, column: 1, key: '', found, remedy: 'Run npx tsc --noEmit, which says where.' }
}
