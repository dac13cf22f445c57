import { lexer, parse, walk } from 'css-tree'
import type { Finding, PageRule } from '../rule'

export const validCss = {
  name: 'valid CSS',
  scope: 'page',
  why: 'Browsers silently ignore invalid declarations: unknown properties, invalid values, undefined variables (https://github.com/csstree/csstree, with the syntax of MDN).',
  check: (page) => page.all('style').flatMap(({ rawText }) => remember(sheets, rawText, () => findIn(rawText))),
} satisfies PageRule

function findIn(css: string): Finding[] {
  const findings: Finding[] = []
  const variables = new Map<string, string>()
  const declarations = new Map<string, Declared>()
  const onParseError = ({ message }: Error) => {
    findings.push({ found: message, expected: 'CSS' })
  }
  const sheet = parse(css, { parseValue: false, parseRulePrelude: false, parseAtrulePrelude: false, onParseError })
  walk(sheet, {
    visit: 'Declaration',
    enter({ property, value: node }) {
      const value = node.type === 'Raw' ? node.value : ''
      // Descriptors of @font-face and similar rules have their own syntax.
      const atrule = this.rule || this.atrule?.name === 'page' ? '' : (this.atrule?.name ?? '')
      if (property.startsWith('--')) variables.set(property, value)
      else declarations.set(`${atrule && `@${atrule} `}${property}: ${value}`, { atrule, property, value })
    },
  })
  for (const [found, { value, ...declared }] of declarations) {
    const expected = whatIsRight({ ...declared, value: resolve(value, variables) })
    if (expected) findings.push({ found, expected })
  }
  return findings
}

interface Declared {
  /** Name of the at-rule, for descriptors. */
  atrule: string
  property: string
  /** Skips variables, which the lexer does not support. */
  value: string
}

/** The expected syntax of a declaration; undefined if it is valid. */
function whatIsRight(declared: Declared): string | undefined {
  const { atrule, property, value } = declared
  return remember(verdicts, JSON.stringify(declared), () => {
    const { error } = atrule ? lexer.matchAtruleDescriptor(atrule, property, value) : lexer.matchProperty(property, value)
    return error && 'syntax' in error ? `${error.syntax}` : error?.message
  })
}

/** Substitutes variables with their values; undefined ones stay. */
function resolve(value: string, variables: ReadonlyMap<string, string>): string {
  return value.replace(/var\((--[\w-]+)\)/g, (call, name: string) => {
    const own = variables.get(name)
    return own === undefined ? call : resolve(own, variables)
  })
}

/** Many pages have the same style sheet, and all of them the same declarations. */
const sheets = new Map<string, Finding[]>()
const verdicts = new Map<string, string | undefined>()

function remember<T>(map: Map<string, T>, key: string, make: () => T): T {
  if (!map.has(key)) map.set(key, make())
  return map.get(key) as T
}
