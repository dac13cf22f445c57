import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Node } from 'jsonc-parser'
import { globSync } from 'tinyglobby'
import { position } from '../../content/parse'
import type { Problem } from '../../content/problem'
import { defaultLocale } from '../../i18n/languages'
import { entries, type JsonFile, problemAt } from './jsonFile'
import type { KeyReads } from './keyReads'
import { readAllKeys } from './keyReadsCache'
import type { Site } from './readSite'

/** Code that shows words. Drawings and tests show none. */
const code = ['{pages,components,islands,renderer,seo,server}/**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!components/art/**']

/**
 * English texts that no page shows. The code is read for it and not run: `t('…')` says which words are asked for, and what
 * becomes of them is followed through the file. Where they leave it, a key counts as used if any code that may get them
 * reads a property of that name. So nothing is reported that is in use; what hides behind a common name is found by
 * `e2e/words.test.ts`, in the built site.
 */
export async function checkUnusedKeys({ root, words, languages }: Site): Promise<Problem[]> {
  const { reads: files, invalid } = await readAllKeys(root, globSync(code, { cwd: root }).sort())
  if (invalid.length > 0) return invalid.map(invalidCode)
  const used = new Set<Node>()
  const english = words.get(defaultLocale) ?? new Map<string, JsonFile>()
  const scopes = new Scopes(files)
  for (const [path, { paths, whole }] of files) {
    for (const { path: asked, as } of paths) use(english, asked, used, scopes.of(path), as)
    for (const asked of whole) use(english, asked, used)
  }
  return [
    ...[...files].flatMap(([path, { unreadable }]) => unreadable.map((offset) => unreadableKey(root, path, offset))),
    ...[...english].flatMap(([namespace, file]) => (file.tree ? unused(file, file.tree, used, namespace, languages) : [])),
  ]
}

/** Marks every text that a path leads to. Without a scope, what is below its end is used altogether. */
function use(english: Map<string, JsonFile>, [namespace = '', ...path]: string[], used: Set<Node>, scope?: Scope, as?: string): void {
  for (const [name, { tree }] of english) if (tree && (namespace === '*' || namespace === name)) walk(tree, path, [])

  function walk(node: Node, rest: string[], names: string[]): void {
    const [next, ...others] = rest
    if (next === undefined || node.type === 'string') {
      leave(node, as === undefined ? names : [...names, as])
      return
    }
    const children = childrenOf(node)
    const chosen = children.filter(({ key }) => next === '*' || key === next || (key.startsWith(`${next}_`) && pluralEnding.test(key)))
    // Nothing of that name is there: it is a method, such as `map`.
    if (chosen.length === 0) leave(node, names)
    for (const { key, value } of chosen) walk(value, others, [key])
  }

  /** @param names what code may call the node. */
  function leave(node: Node, names: string[]): void {
    if (node.type === 'string') used.add(node)
    for (const { key, value } of childrenOf(node)) {
      if (!scope || node.type === 'array' || scope.names.has(key) || names.some((name) => scope.opened.has(name)))
        leave(value, node.type === 'array' ? names : [key])
    }
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
function unused(file: JsonFile, node: Node, used: ReadonlySet<Node>, namespace: string, languages: readonly string[]): Problem[] {
  return isUsed(node) ? childrenOf(node).flatMap(({ value }) => unused(file, value, used, namespace, languages)) : [report()]

  /** What holds no text at all is not in vain either. */
  function isUsed(each: Node): boolean {
    const children = childrenOf(each)
    return used.has(each) || (each.type !== 'string' && children.length === 0) || children.some(({ value }) => isUsed(value))
  }

  function report(): Problem {
    const others = languages.map((code) => `locales/${code}/${namespace}.json`).filter((path) => path !== file.path)
    const isFile = node === file.tree
    const place = node.parent?.type === 'property' ? node.parent : node
    const found = 'unused: no page asks for it'
    const remedy = isFile ? 'Remove this file in every language, or show its words.' : `Remove it here and in ${others.join(', ')}; or show it.`
    const { key } = problemAt(file, node, { found, remedy })
    return problemAt(file, place, { key, found, remedy })
  }
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
