import { createHash } from 'node:crypto'
import type { HTMLElement } from 'node-html-parser'
import { tagName } from '../parsePage'
import type { Finding, PageRule } from '../rule'

export const policy = {
  name: 'policy',
  scope: 'page',
  why: 'The content security policy precedes the first script and allows exactly what the page needs: its inline scripts and styles, files of this site, frames of videos that open on a click, and configured partners (https://www.w3.org/TR/CSP3/).',
  check({ all, elements }, { facts }) {
    const tag = all('meta').find((each) => each.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy')
    if (!tag) return [{ found: 'no policy', expected: '<meta http-equiv="Content-Security-Policy">' }]
    const directives = directivesOf(tag.getAttribute('content') ?? '')
    const inline = all('script').filter((script) => runs(script) && !script.hasAttribute('src'))
    const [scripts, styles] = [inline, all('style')].map((parts) => parts.map(({ rawText }) => rawText))
    const findings = [...compare('script-src', directives, [...(scripts ?? []), ...setups(elements)]), ...compare('style-src', directives, styles ?? [])]
    const first = elements.find((element) => tagName(element) === 'script' || tagName(element) === 'style')
    if (first && elements.indexOf(first) < elements.indexOf(tag))
      findings.push({ found: `<${tagName(first)}> before the policy`, expected: 'the policy first' })
    const isForAds = directives.get('script-src')?.some((source) => facts.partners.includes(source))
    const values = { ...needed, 'frame-src': framesOf(all('a')), 'trusted-types': isForAds ? 'dompurify tracking' : 'dompurify' }
    for (const [name, value] of Object.entries(values)) {
      const sources = directives.get(name)?.filter((source) => !facts.partners.includes(source))
      if (sources?.join(' ') !== value) findings.push({ found: `${name} ${directives.get(name)?.join(' ') ?? 'is missing'}`, expected: `${name} ${value}` })
    }
    for (const name of ['script-src', 'style-src', 'img-src', 'connect-src']) {
      if (!directives.get(name)?.includes("'self'"))
        findings.push({ found: `${name} ${directives.get(name)?.join(' ') ?? 'is missing'}`, expected: `${name} 'self', and what else it needs` })
    }
    for (const [name, sources] of directives) {
      if (name in values) continue
      const others = sources.filter((source) => !facts.partners.includes(source) && !isExpected(name, source))
      if (others.length > 0) findings.push({ found: `${name} ${others.join(' ')}`, expected: 'nothing that the page does not need' })
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

/** An allow list, because a block list would never be complete. */
function isExpected(name: string, source: string): boolean {
  return /^'(self|none|sha256-[\w+/]+=*)'$/.test(source) || (name === 'img-src' && source === 'data:')
}

/** The origins of the videos that replace their links on a click. */
function framesOf(links: readonly HTMLElement[]): string {
  const addresses = links.flatMap((link) => (link.hasAttribute('data-embed') ? (link.getAttribute('href') ?? []) : []))
  const origins = addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []))
  return origins.length > 0 ? [...new Set(origins)].join(' ') : "'none'"
}

/** Browsers use the first of several directives of the same name. */
function directivesOf(content: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const directive of content.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (!directives.has(name)) directives.set(name, sources)
  }
  return directives
}

/** Data blocks, such as JSON-LD, do not run and need no hash; speculation rules do. */
function runs(script: HTMLElement): boolean {
  return /^(|module|text\/javascript|speculationrules)$/.test(script.getAttribute('type') ?? '')
}

/** Scripts that run after consent to measurement. */
function setups(elements: readonly HTMLElement[]): string[] {
  return elements.flatMap((element) => element.getAttribute('data-setup') ?? [])
}

function compare(name: string, directives: Map<string, string[]>, texts: string[]): Finding[] {
  const allowed = new Set((directives.get(name) ?? []).filter((source) => source.startsWith("'sha256-")))
  const hashes = new Map(texts.map((text) => [`'sha256-${createHash('sha256').update(text).digest('base64')}'`, text]))
  const missing = [...hashes].filter(([hash]) => !allowed.has(hash))
  const unused = [...allowed].filter((hash) => !hashes.has(hash))
  return [
    ...missing.map(([hash, text]): Finding => ({ found: `${name} does not allow “${text.slice(0, 60)}”`, expected: hash })),
    ...unused.map((hash): Finding => ({ found: `${name} ${hash}, which matches nothing in the document`, expected: 'no such hash' })),
  ]
}

function inlineCode(elements: readonly HTMLElement[]): Finding[] {
  return elements.flatMap((element) =>
    Object.entries(element.attributes)
      .filter(([name, value]) => name === 'style' || /^on[a-z]+$/.test(name) || (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(value)))
      .map(([name, value]) => ({ found: `${name}="${value.slice(0, 60)}" on <${tagName(element)}>`, expected: 'a class, or a script of its own' })),
  )
}
