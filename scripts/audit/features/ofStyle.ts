import { type Atrule, type CssNode, type Declaration, generate, parse, type WalkContext, walk } from 'css-tree'
import type { CompatTable } from './compatData'
import type { FeatureUse } from './featureUse'

/**
 * Features used by a style sheet. Code in a matching `@supports` is guarded; a value after an older one of the same property, and a
 * property beside its prefixed name, do not count, because every browser supports one of them.
 */
export function featuresOfStyle(css: string, table: CompatTable): FeatureUse[] {
  const uses: FeatureUse[] = []
  const typesOf = valueTypes(table)
  /** Conditions of the surrounding blocks, and the properties so far in the innermost block. */
  const asked: string[] = []
  const blocks: { declared: Set<string>; all: string[] }[] = []
  const add = (key: string, text: string, { guard = key.split('.').at(-1) ?? '', prefix = '' } = {}) => {
    if (table.has(key)) uses.push({ key, text, isGuarded: asked.some((condition) => asksFor(condition, guard)), ...(prefix && { prefix }) })
  }

  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule') enterAtrule(node)
      else if (node.type === 'Block')
        blocks.push({ declared: new Set(), all: [...node.children].flatMap((child) => (child.type === 'Declaration' ? child.property : [])) })
      else if (node.type === 'Declaration') addDeclaration(node, this.atrule, this.rule === null)
      else if (node.type === 'Selector') addSelector(node)
    },
    leave(node: CssNode) {
      if (node.type === 'Block') blocks.pop()
      if (node.type === 'Atrule' && node.name === 'supports') asked.pop()
    },
  })
  return uses

  function enterAtrule({ name, prelude }: Atrule): void {
    const text = `@${name}${prelude ? ` ${generate(prelude)}` : ''}`
    if (name === 'supports') asked.push(text)
    add(`css.at-rules.${name}`, text)
    if (!prelude || (name !== 'media' && name !== 'supports')) return
    walk(prelude, (node) => {
      if (node.type === 'Feature') add(`css.at-rules.media.${node.name.replace(/^(min|max)-/, '')}`, text)
      if (node.type === 'FeatureRange') add('css.at-rules.media.range_syntax', text)
      if (node.type === 'FeatureFunction') add(`css.at-rules.supports.${node.feature}`, text)
    })
  }

  function addSelector(selector: CssNode): void {
    const text = generate(selector)
    walk(selector, (node) => {
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        const { name, prefix } = unprefixed(node.name)
        add(`css.selectors.${name}`, text, { prefix, guard: `:${node.name}` })
      }
      if (node.type === 'NestingSelector') add('css.selectors.nesting', text)
    })
  }

  function addDeclaration(node: Declaration, atrule: Atrule | null, isDescriptor: boolean): void {
    const { property } = node
    const text = generate(node)
    if (isDescriptor && atrule && !/keyframes|supports|media|layer|container/.test(atrule.name)) {
      add(`css.at-rules.${atrule.name}.${property}`, text)
      return
    }
    const { name, prefix } = unprefixed(property)
    const block = blocks.at(-1)
    const isPaired = block?.all.some((other) => other !== property && unprefixed(other).name === name)
    if (!isPaired && !property.startsWith('--')) add(`css.properties.${name}`, text, { prefix, guard: property })
    if (!block?.declared.has(property)) addValues(node, name)
    block?.declared.add(property)
  }

  function addValues(declaration: Declaration, property: string): void {
    const text = generate(declaration)
    walk(declaration.value, (node) => {
      if (node.type === 'Identifier' || node.type === 'Function') {
        const key = `css.properties.${property}.${node.name}`
        if (table.has(key)) add(key, text)
        else if (node.type === 'Identifier') add(`css.types.global_keywords.${node.name}`, text)
      }
      if (node.type === 'Function') for (const key of typesOf(node.name)) add(key, text, { guard: `${node.name}(` })
      if (node.type === 'Dimension') add(`css.types.length.${lengthUnit(node.unit)}`, text, { guard: node.unit })
    })
  }
}

/** An `@supports` with `not` applies to browsers that lack the feature. */
function asksFor(condition: string, what: string): boolean {
  return !/\bnot\b/.test(condition) && condition.includes(what)
}

function unprefixed(name: string): { name: string; prefix: string } {
  const [, prefix = '', rest = name] = /^(-(?:webkit|moz)-)?(.*)$/.exec(name) ?? []
  return { name: rest, prefix }
}

/** MDN lists functions below their type: `color-mix()` below `color`. */
function valueTypes(table: CompatTable): (name: string) => string[] {
  const groups = ['', ...table.below('css.types').map((type) => `${type}.`)]
  return (name) => groups.map((group) => `css.types.${group}${name}`).filter((key) => table.has(key))
}

function lengthUnit(unit: string): string {
  const [, size = ''] = /^([dls])v(?:[hwbi]|min|max)$/.exec(unit) ?? []
  const sizes: Record<string, string> = { d: 'dynamic', l: 'large', s: 'small' }
  if (size) return `viewport_percentage_units_${sizes[size]}`
  return /^cq/.test(unit) ? 'container_query_length_units' : unit
}
