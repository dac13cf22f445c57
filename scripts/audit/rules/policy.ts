import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const policy = {
  name: 'policy',
  scope: 'page',
  why: 'The content security policy stands before the first script, allows exactly the scripts and styles that stand in the document, and nothing else that is inline (https://www.w3.org/TR/CSP3/).',
  check({ all, elements }, { facts }) {
    const tag = all('meta').find((each) => each.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy')
    if (!tag) return [{ found: 'no policy', expected: '<meta http-equiv="Content-Security-Policy">' }]
    const directives = directivesOf(tag.getAttribute('content') ?? '')
    const scripts = all('script').filter((script) => runs(script) && !script.hasAttribute('src'))
    const findings = [...compare('script-src', directives, scripts), ...compare('style-src', directives, all('style'))]
    const first = elements.find((element) => tagName(element) === 'script' || tagName(element) === 'style')
    if (first && elements.indexOf(first) < elements.indexOf(tag))
      findings.push({ found: `<${tagName(first)}> before the policy`, expected: 'the policy first' })
    for (const [name, value] of Object.entries(needed)) {
      const sources = directives.get(name)?.filter((source) => !facts.partners.includes(source))
      if (sources?.join(' ') !== value) findings.push({ found: `${name} ${directives.get(name)?.join(' ') ?? 'is missing'}`, expected: `${name} ${value}` })
    }
    for (const [name, sources] of directives) {
      const unsafe = sources.filter((source) => /unsafe|^\*$|^https?:$|^data:$/.test(source) && !(name === 'img-src' && source === 'data:'))
      if (unsafe.length > 0) findings.push({ found: `${name} ${unsafe.join(' ')}`, expected: 'nothing that is inline or from everywhere' })
    }
    return [...findings, ...inlineCode(elements)]
  },
} satisfies PageRule

const needed: Record<string, string> = {
  'default-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'require-trusted-types-for': "'script'",
}

function directivesOf(content: string): Map<string, string[]> {
  return new Map(
    content.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )
}

/** A block of data, such as JSON-LD, does not run and needs no hash; rules for the next page do. */
function runs(script: HTMLElement): boolean {
  return /^(|module|text\/javascript|speculationrules)$/.test(script.getAttribute('type') ?? '')
}

function compare(name: string, directives: Map<string, string[]>, elements: HTMLElement[]): Finding[] {
  const allowed = new Set((directives.get(name) ?? []).filter((source) => source.startsWith("'sha256-")))
  const hashes = new Map(elements.map((element) => [`'sha256-${createHash('sha256').update(element.rawText).digest('base64')}'`, element]))
  const missing = [...hashes].filter(([hash]) => !allowed.has(hash))
  const unused = [...allowed].filter((hash) => !hashes.has(hash))
  return [
    ...missing.map(([hash, { rawText }]): Finding => ({ found: `${name} does not allow “${rawText.slice(0, 60)}”`, expected: hash })),
    ...unused.map((hash): Finding => ({ found: `${name} ${hash}, which is of nothing in the document`, expected: 'no such hash' })),
  ]
}

function inlineCode(elements: readonly HTMLElement[]): Finding[] {
  return elements.flatMap((element) =>
    Object.entries(element.attributes)
      .filter(([name, value]) => name === 'style' || /^on[a-z]+$/.test(name) || (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(value)))
      .map(([name, value]) => ({ found: `${name}="${value.slice(0, 60)}" on <${tagName(element)}>`, expected: 'a class, or a script of its own' })),
  )
}
