import { parseAst } from 'rolldown/parseAst'
import type { CompatTable } from './compatData'
import type { FeatureUse } from './featureUse'

interface Ast {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/**
 * Features used by a script: undeclared names, members of the browser’s objects, and members of any object
 * with names that only new features have. A use is guarded if a condition around or before it tests for the name.
 *
 * @throws if it is not valid JavaScript.
 */
export function featuresOfScript(code: string, table: CompatTable): FeatureUse[] {
  const parents = new Map<Ast, Ast>()
  const nodes: Ast[] = []
  collect(parseAst(code) as unknown as Ast, undefined, nodes, parents)
  const declared = new Set(nodes.flatMap((node) => declaredNames(node, parents.get(node))))
  const isGlobal = (node: unknown): node is Ast => isNode(node) && node.type === 'Identifier' && !declared.has(String(node.name))
  const isWindow = (node: unknown) => isGlobal(node) && /^(window|globalThis|self)$/.test(String(node.name))
  return nodes.flatMap((node) => {
    if (node.type === 'Identifier' && isGlobal(node) && isRead(node, parents.get(node))) return uses(node, String(node.name), globalKeys(String(node.name)))
    if (node.type !== 'MemberExpression') return []
    const name = memberName(node)
    if (name === undefined) return []
    if (isWindow(node.object)) return uses(node, name, globalKeys(name))
    const owner = isGlobal(node.object) ? String(node.object.name) : ''
    const own = [`javascript.builtins.${owner}.${name}`, `api.${owner}.${name}_static`, `api.${interfaces[owner]}.${name}`].filter(
      (key) => owner && table.has(key),
    )
    return uses(node, name, own.length > 0 ? own : memberKeys(name, table))
  })

  function uses(node: Ast, name: string, keys: string[]): FeatureUse[] {
    const lacking = keys.filter((key) => table.lacking(key).length > 0)
    // Some object in every browser has this name, so the code does not show which one is meant.
    if (lacking.length < keys.length) return []
    const text = code.slice(Math.max(0, node.start - 20), node.end + 20)
    return lacking.slice(0, 1).map((key) => ({ key, text, isGuarded: isGuarded(node, name) }))
  }

  function globalKeys(name: string): string[] {
    return [`javascript.builtins.${name}`, `api.${name}`, `api.Window.${name}`].filter((key) => table.has(key))
  }

  function isGuarded(node: Ast, name: string): boolean {
    if (isBareRead(node)) return true
    for (let [child, parent] = [node, parents.get(node)]; parent; [child, parent] = [parent, parents.get(parent)]) {
      const { type } = parent
      if (parent.optional && (child === parent.callee || child === parent.object)) return true
      if (type === 'UnaryExpression' && parent.operator === 'typeof') return true
      const test = type === 'LogicalExpression' ? parent.left : type === 'IfStatement' || type === 'ConditionalExpression' ? parent.test : undefined
      if (isNode(test) && test !== child && mentions(test, name)) return true
      if (Array.isArray(parent.body) && parent.body.slice(0, parent.body.indexOf(child)).some((before) => leavesWithout(before as Ast, name))) return true
    }
    return false
  }

  /** A missing member is `undefined`; calling it or reading from it throws, setting it does nothing. */
  function isBareRead(node: Ast): boolean {
    const parent = parents.get(node)
    if (node.type !== 'MemberExpression' || !parent) return false
    return parent.callee !== node && parent.object !== node && !(parent.type === 'AssignmentExpression' && parent.left === node)
  }

  function mentions(test: Ast, name: string): boolean {
    return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(code.slice(test.start, test.end))
  }

  /** `if (!('x' in window)) return` */
  function leavesWithout(before: Ast, name: string): boolean {
    return before.type === 'IfStatement' && mentions(before.test as Ast, name) && /\b(return|throw)\b/.test(code.slice(before.start, before.end))
  }
}

function isNode(value: unknown): value is Ast {
  return typeof value === 'object' && value !== null && typeof (value as Ast).type === 'string'
}

function collect(node: Ast, parent: Ast | undefined, nodes: Ast[], parents: Map<Ast, Ast>): void {
  nodes.push(node)
  if (parent) parents.set(node, parent)
  for (const value of Object.values(node)) for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, node, nodes, parents)
}

/** Names of declarations, parameters or imports anywhere in the file: enough to recognise the browser’s own names. */
function declaredNames(node: Ast, parent: Ast | undefined): string[] {
  const names = (pattern: unknown): string[] => {
    if (!isNode(pattern)) return []
    if (pattern.type === 'Identifier') return [String(pattern.name)]
    const parts = [pattern.argument, pattern.left, pattern.type === 'Property' ? pattern.value : undefined, pattern.elements, pattern.properties]
    return parts.flat().flatMap(names)
  }
  if (node.type === 'VariableDeclarator' || node.type === 'ClassDeclaration') return names(node.id)
  if (/Function/.test(node.type)) return [...names(node.id), ...[node.params].flat().flatMap((param) => names((param as Ast).pattern ?? param))]
  if (/^Import.*Specifier$/.test(node.type)) return names(node.local)
  return node.type === 'CatchClause' && parent ? names(node.param) : []
}

function isRead(node: Ast, parent: Ast | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || parent.computed === true
  return !((parent?.type === 'Property' || parent?.type === 'MethodDefinition') && parent.key === node && parent.value !== node)
}

function memberName({ property, computed }: Ast): string | undefined {
  if (!isNode(property)) return undefined
  if (!computed) return property.type === 'Identifier' ? String(property.name) : undefined
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** Interfaces whose members are checked on any object, in MDN’s names; members of others have too common names. */
const owners = [
  ...['Document', 'Element', 'HTMLElement', 'Node', 'HTMLDialogElement', 'HTMLInputElement', 'HTMLImageElement'].map((name) => `api.${name}`),
  ...['Array', 'String', 'Object', 'Map', 'Set', 'Promise', 'RegExp'].map((name) => `javascript.builtins.${name}`),
]

function memberKeys(name: string, table: CompatTable): string[] {
  return owners.map((owner) => `${owner}.${name}`).filter((key) => table.has(key))
}

/** Interfaces of the browser’s global objects. */
const interfaces: Record<string, string> = {
  document: 'Document',
  history: 'History',
  location: 'Location',
  navigation: 'Navigation',
  navigator: 'Navigator',
  performance: 'Performance',
  screen: 'Screen',
}
