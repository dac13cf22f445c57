import { lexer, parse, walk } from 'css-tree'
import { remember } from '../remember'
import type { Finding, PageRule } from '../rule'
import { topRules } from '../topRules'

export const validCss = {
  name: 'valid CSS',
  scope: 'page',
  why: 'Browsers silently ignore invalid declarations: unknown properties, invalid values, undefined variables (https://github.com/csstree/csstree, with the syntax of MDN).',
  check: (page) => page.all('style').flatMap(({ rawText }) => findIn(rawText)),
} satisfies PageRule

function findIn(css: string): Finding[] {
  const rules = topRules(css).map(({ rule, key }) => remember(read, key, () => readRule(rule)))
  const findings = rules.flatMap(({ errors }) => errors)
  const declarations = new Map(rules.flatMap((rule) => [...rule.declarations]))
  const variables = new Map(rules.flatMap((rule) => [...rule.variables]))
  for (const [found, declared] of declarations) {
    const expected = remember(verdicts, resolve(found, variables), () => whatIsRight({ ...declared, value: resolve(declared.value, variables) }))
    if (expected) findings.push({ found, expected })
  }
  return findings
}

interface TopRule {
  errors: Finding[]
  variables: Map<string, string>
  /** By what is reported of them. */
  declarations: Map<string, Declared>
}

function readRule(css: string): TopRule {
  const rule: TopRule = { errors: [], variables: new Map(), declarations: new Map() }
  const onParseError = ({ message }: Error) => {
    rule.errors.push({ found: message, expected: 'CSS' })
  }
  walk(parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false, onParseError }), {
    visit: 'Declaration',
    enter({ property, value: node }) {
      const value = node.type === 'Raw' ? node.value : ''
      // Descriptors of @font-face and similar rules have their own syntax.
      const atrule = this.rule || this.atrule?.name === 'page' ? '' : (this.atrule?.name ?? '')
      if (property.startsWith('--')) rule.variables.set(property, value)
      else rule.declarations.set(`${atrule && `@${atrule} `}${property}: ${value}`, { atrule, property, value })
    },
  })
  return rule
}

interface Declared {
  /** Name of the at-rule, for descriptors. */
  atrule: string
  property: string
  /** Skips variables, which the lexer does not support. */
  value: string
}

/** The expected syntax of a declaration; undefined if it is valid. */
function whatIsRight({ atrule, property, value }: Declared): string | undefined {
  const { error } = atrule ? lexer.matchAtruleDescriptor(atrule, property, value) : lexer.matchProperty(property, value)
  return error && 'syntax' in error ? `${error.syntax}` : error?.message
}

/** Substitutes variables with their values; undefined ones stay, and those that lead back to themselves, which have no value. */
function resolve(value: string, variables: ReadonlyMap<string, string>, within: readonly string[] = []): string {
  return value.replace(/var\((--[\w-]+)\)/g, (call, name: string) => {
    const own = within.includes(name) ? undefined : variables.get(name)
    return own === undefined ? call : resolve(own, variables, [...within, name])
  })
}

/** Pages have the same rules, and many rules the same declarations. */
const read = new Map<string, TopRule>()
const verdicts = new Map<string, string | undefined>()
