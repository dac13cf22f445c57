import { parseAst } from 'rolldown/parseAst'

/** What a file of code says about words. */
export interface KeyReads {
  /** Paths that are asked for, from the namespace on; `*` is any key. What is below the end of a path may be used elsewhere, under another name. */
  paths: { path: string[]; as?: string }[]
  /** Paths of which everything is used. */
  whole: string[][]
  /** Names that are read of any object. */
  names: string[]
  /** Names of objects that are read by a key that only the running program knows. */
  opened: string[]
  /** Other names for the same value, as parameters and properties have them: what is opened under one is under the other. */
  aliases: [name: string, of: string][]
  /** Relative imports. */
  imports: string[]
  /** Offsets of `t(…)` with a key that cannot be told from the code. */
  unreadable: number[]
}

interface Ast {
  type: string
  start: number
  [key: string]: unknown
}

/**
 * Reads the code and follows what `t(…)` gives as far as it stays in the file.
 *
 * @throws where it is not valid TypeScript.
 */
export function readKeys(code: string, path: string): KeyReads {
  const reads = { paths: [] as KeyReads['paths'], whole: [] as string[][], names: new Set<string>(), opened: new Set<string>(), unreadable: [] as number[] }
  const aliases: KeyReads['aliases'] = []
  const imports: string[] = []
  const program = parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Ast
  const parents = new Map<Ast, Ast>()
  const all: Ast[] = []
  visit(program)
  const translators = new Set(all.flatMap(translatorName))
  /** Variables that hold words. */
  const variables = new Map<string, string[][]>()
  for (const node of all) collectNames(node)
  for (const node of all) for (const key of askedKeys(node)) follow(node, key)
  const followed = new Set<string>()
  for (let more = true; more; ) {
    more = false
    for (const node of all) {
      if (node.type !== 'Identifier' || !isRead(node)) continue
      for (const held of variables.get(String(node.name)) ?? []) {
        const id = `${node.start} ${held.join('.')}`
        if (followed.has(id)) continue
        followed.add(id)
        more = true
        follow(node, held)
      }
    }
  }
  return { ...reads, names: [...reads.names], opened: [...reads.opened], aliases, imports }

  function visit(node: Ast): void {
    all.push(node)
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) {
        if (typeof child !== 'object' || child === null || typeof child.type !== 'string') continue
        parents.set(child, node)
        visit(child)
      }
    }
  }

  function collectNames(node: Ast): void {
    if (node.type === 'MemberExpression') {
      const name = propertyName(node)
      if (name === undefined) open(node.object as Ast)
      else reads.names.add(name)
    }
    if (node.type === 'CallExpression' && askedKeys(node).length === 0) for (const argument of node.arguments as Ast[]) open(argument)
    if (node.type === 'ObjectPattern') {
      for (const property of node.properties as Ast[]) {
        const name = property.type === 'Property' && propertyKey(property)
        if (!name) continue
        reads.names.add(name)
        alias(lastName(property.value as Ast), name)
      }
    }
    if (node.type === 'Property') alias(propertyKey(node), lastName(node.value as Ast))
    if (node.type === 'JSXAttribute') alias(String((node.name as Ast).name), lastName(((node.value as Ast | null)?.expression as Ast) ?? node))
    if (node.type === 'VariableDeclarator' && node.init) alias(lastName(node.id as Ast), lastName(node.init as Ast))
    if (/^(Import|ExportNamed|ExportAll)/.test(node.type) && node.source) {
      const source = String((node.source as Ast).value)
      if (source.startsWith('.')) imports.push(source)
    }
  }

  function open(node: Ast): void {
    const name = lastName(node)
    if (name) reads.opened.add(name)
  }

  function alias(name: string | undefined, of: string | undefined): void {
    if (name && of && name !== of) aliases.push([name, of])
  }

  /** The keys of `t('…')` or `<Trans i18nKey="…">`; none for any other node. */
  function askedKeys(node: Ast): string[][] {
    if (node.type === 'JSXAttribute' && (node.name as Ast).name === 'i18nKey') return keysOf(node.value as Ast)
    if (node.type !== 'CallExpression' || !isTranslator(node.callee as Ast)) return []
    return keysOf((node.arguments as Ast[])[0] ?? node)
  }

  function isTranslator(callee: Ast): boolean {
    return callee.type === 'Identifier' ? translators.has(String(callee.name)) : callee.type === 'CallExpression' && givesTranslator(callee)
  }

  function keysOf(node: Ast): string[][] {
    const value = bare(node)
    if (value.type === 'Literal' && typeof value.value === 'string') return [value.value.split('.')]
    if (value.type === 'TemplateLiteral') {
      const texts = (value.quasis as Ast[]).map((quasi) => (quasi.value as { cooked: string }).cooked)
      const text = texts.reduce((start, end, index) => start + (textKeyIn((value.expressions as Ast[])[index - 1]) ?? '\0') + end)
      return [text.split('.').map((part) => (part.includes('\0') ? '*' : part))]
    }
    const entry = textKeyIn(value)
    if (entry) return [entry.split('.')]
    if (value.type === 'ConditionalExpression') return [...keysOf(value.consequent as Ast), ...keysOf(value.alternate as Ast)]
    if (!reads.unreadable.includes(node.start)) reads.unreadable.push(node.start)
    return [['*']]
  }

  /** What becomes of words that are the value of a node. */
  function follow(node: Ast, path: string[]): void {
    const parent = parents.get(node)
    if (!parent) return
    if (passesOn(parent, node)) follow(parent, path)
    else if (parent.type === 'MemberExpression' && parent.object === node) follow(parent, [...path, propertyName(parent) ?? '*'])
    else if (parent.type === 'VariableDeclarator' && parent.init === node) {
      bind(parent.id as Ast, path)
      if (isExported(parent)) reads.whole.push(path)
    } else if (untraced.includes(parent.type)) reads.whole.push(path)
    else reads.paths.push({ path, ...nameGiven(parent) })
  }

  function bind(pattern: Ast, path: string[]): void {
    if (pattern.type === 'Identifier') variables.set(String(pattern.name), [...(variables.get(String(pattern.name)) ?? []), path])
    else if (pattern.type === 'AssignmentPattern') bind(pattern.left as Ast, path)
    else if (pattern.type === 'ObjectPattern') {
      for (const property of pattern.properties as Ast[]) {
        if (property.type === 'Property') bind(property.value as Ast, [...path, propertyKey(property) ?? '*'])
        else bind(property.argument as Ast, path)
      }
    } else reads.whole.push(path)
  }

  /** What words are called where they go to: a property or attribute, or the object into which they are spread. */
  function nameGiven(to: Ast): { as?: string } {
    const holder = to.type === 'SpreadElement' ? parents.get(parents.get(to) ?? to) : to.type === 'JSXExpressionContainer' ? parents.get(to) : to
    const attribute = holder?.type === 'JSXAttribute' ? String((holder.name as Ast).name) : undefined
    const name = holder?.type === 'Property' ? propertyKey(holder) : (attribute ?? (holder?.id ? lastName(holder.id as Ast) : undefined))
    return name ? { as: name } : {}
  }

  function isExported(declarator: Ast): boolean {
    const declaration = parents.get(declarator)
    return declaration !== undefined && parents.get(declaration)?.type === 'ExportNamedDeclaration'
  }

  /** An identifier that is not merely a name of something. */
  function isRead(node: Ast): boolean {
    const parent = parents.get(node)
    if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed === true
    if (parent?.type === 'RestElement' || (parent?.type === 'AssignmentPattern' && parent.left === node)) return false
    if (parent && Array.isArray(parent.params) && parent.params.includes(node)) return false
    if (parent?.type === 'Property') return parent.value === node && parents.get(parent)?.type !== 'ObjectPattern'
    return parent?.type !== 'VariableDeclarator' || parent.init === node
  }
}

/** The key of `textKey('projects', id)`; undefined for any other node. */
function textKeyIn(node: Ast | undefined): string | undefined {
  if (node?.type !== 'CallExpression' || (node.callee as Ast).name !== 'textKey') return undefined
  return `${(node.arguments as Ast[])[0]?.value}.*`
}

/** `const t = useTranslate()` and the parameter `t: Translate`. */
function translatorName(node: Ast): string[] {
  if (node.type === 'VariableDeclarator' && (node.id as Ast).type === 'Identifier' && node.init && givesTranslator(bare(node.init as Ast))) {
    return [String((node.id as Ast).name)]
  }
  const annotation = (node.typeAnnotation as Ast | undefined)?.typeAnnotation as Ast | undefined
  const isTyped = node.type === 'Identifier' && ['Translate', 'TFunction'].includes(String((annotation?.typeName as Ast | undefined)?.name))
  return isTyped ? [String(node.name)] : []
}

function givesTranslator(call: Ast): boolean {
  return call.type === 'CallExpression' && ['getTranslate', 'useTranslate'].includes(String((call.callee as Ast).name))
}

/** What is not followed: there, words may go anywhere. */
const untraced = [
  'CallExpression',
  'NewExpression',
  'ReturnStatement',
  'ArrowFunctionExpression',
  'ArrayExpression',
  'AssignmentExpression',
  'ExportSpecifier',
  'YieldExpression',
]

const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression', 'ChainExpression']

function bare(node: Ast): Ast {
  return wrappers.includes(node.type) ? bare(node.expression as Ast) : node
}

function passesOn(parent: Ast, node: Ast): boolean {
  return wrappers.includes(parent.type) || parent.type === 'LogicalExpression' || (parent.type === 'ConditionalExpression' && parent.test !== node)
}

/** The name that a member is read by; undefined where it is computed. */
function propertyName(member: Ast): string | undefined {
  const property = member.property as Ast
  if (!member.computed) return String(property.name)
  return property.type === 'Literal' ? String(property.value) : undefined
}

function propertyKey(property: Ast): string | undefined {
  const key = property.key as Ast
  if (key.type === 'Literal') return String(key.value)
  return property.computed ? undefined : String(key.name)
}

/** What an expression is called: `labels` in `words.labels`. */
function lastName(node: Ast): string | undefined {
  const value = bare(node)
  if (value.type === 'Identifier') return String(value.name)
  if (value.type === 'AssignmentPattern') return lastName(value.left as Ast)
  return value.type === 'MemberExpression' ? propertyName(value) : undefined
}
