import { type HTMLElement, NodeType, parse, type TextNode } from 'node-html-parser'
import { splitAddress } from '../../i18n/address'
import type { Locale } from '../../i18n/languages'
import { addressOfFile } from '../../i18n/pageFile'

export interface Page {
  /** Path of its file from the root: `/de/services.html`. */
  file: string
  /** Its address, without origin: `/de/services`. */
  url: string
  /** Its address without the language’s prefix. */
  path: string
  locale: Locale
  source: string
  root: HTMLElement
  /** All elements in order, without those in templates, which are not part of the page until a script copies them. */
  elements: readonly HTMLElement[]
  /** By tag name, in lower case. */
  all(...tags: string[]): HTMLElement[]
  /** Each `<link>` with this `rel`. */
  links(rel: string): HTMLElement[]
  title: string
  /** Content of `<meta>`, by name or property. */
  meta: ReadonlyMap<string, string>
  canonical: string | undefined
  /** Whether it is indexable; in a preview, which excludes every page, whether it would be. */
  isIndexed: boolean
  /** Whether it is the canonical address of its text: indexable, with itself as canonical. */
  isCanonical: boolean
  /** Its visible text without white space, so that markup between two letters makes no difference. */
  compactText: string
}

/**
 * Reads a page’s file.
 *
 * @param isPreview whether the build is one that search engines are not to list.
 */
export function parsePage(file: string, source: string, origin: string, isPreview: boolean): Page {
  const root = parseHtml(source)
  const elements: HTMLElement[] = []
  const texts: string[] = []
  collect(root, elements, texts)
  const byTag = new Map<string, HTMLElement[]>()
  for (const element of elements) {
    const others = byTag.get(tagName(element))
    if (others) others.push(element)
    else byTag.set(tagName(element), [element])
  }
  const all = (...tags: string[]) => tags.flatMap((tag) => byTag.get(tag) ?? [])
  const meta = new Map(all('meta').map((tag) => [tag.getAttribute('name') ?? tag.getAttribute('property') ?? '', tag.getAttribute('content') ?? '']))
  const links = (rel: string) => all('link').filter((link) => link.getAttribute('rel') === rel)
  const canonical = links('canonical')[0]?.getAttribute('href')
  const url = addressOfFile(file.slice(1))
  // Of several, search engines follow the strictest.
  const isExcluded = all('meta').some((tag) => tag.getAttribute('name') === 'robots' && /noindex/.test(tag.getAttribute('content') ?? ''))
  const isIndexed = isPreview ? canonical !== undefined : !isExcluded
  return {
    file,
    url,
    ...splitAddress(url),
    source,
    root,
    elements,
    all,
    links,
    title: all('title').find(({ parentNode }) => tagName(parentNode) === 'head')?.text ?? '',
    meta,
    canonical,
    isIndexed,
    isCanonical: isIndexed && canonical === origin + url,
    compactText: compact(texts.join('')),
  }
}

export function parseHtml(source: string): HTMLElement {
  return parse(source, { comment: true, blockTextElements: { script: true, style: true } })
}

/** A text as in `compactText`. */
export function compact(text: string): string {
  return text.replace(/[\s\u00AD]+/g, '')
}

/** In lower case, whatever the document writes. */
export function tagName(element: HTMLElement | null): string {
  return (element?.rawTagName ?? '').toLowerCase()
}

/** An element and those around it, from the inside out. */
export function withAncestors(element: HTMLElement | null | undefined): HTMLElement[] {
  return element ? [element, ...withAncestors(element.parentNode)] : []
}

/** Whether an element is a drawing or a part of one, with names of its own. */
export function isSvg(element: HTMLElement | null): boolean {
  return element !== null && (tagName(element) === 'svg' || isSvg(element.parentNode))
}

/** Every element below `parent` and every visible text, in order. */
function collect(parent: HTMLElement, elements: HTMLElement[], texts: string[]): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) texts.push((node as TextNode).text)
    if (node.nodeType !== NodeType.ELEMENT_NODE) continue
    const element = node as HTMLElement
    elements.push(element)
    const tag = tagName(element)
    if (tag === 'template') continue
    collect(element, elements, tag === 'script' || tag === 'style' || tag === 'head' ? [] : texts)
  }
}
