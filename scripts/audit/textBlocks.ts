import { type HTMLElement, NodeType, type TextNode } from 'node-html-parser'
import { memoizeByObject } from '../../collections/memoize'
import { type Page, tagName } from './parsePage'
import { textsOf } from './structuredDataOf'

/** A piece of running text: an element with its own text, including everything inside it. */
interface TextBlock {
  element: HTMLElement
  /** With collapsed white space, without code and parts in another language. */
  text: string
  /** Its declared language (BCP 47). */
  language: string
}

/**
 * The visible texts of a page, in order; those of templates and islands may appear later. Several rules ask for them, and of each page in the
 * default language those of its translations.
 */
export const textBlocks = memoizeByObject((page: Page): readonly TextBlock[] => {
  const blocks: TextBlock[] = []
  const body = page.all('body')[0]
  if (body) gather(body, page.all('html')[0]?.getAttribute('lang') ?? '', blocks)
  return blocks
})

/** Attributes that are read out or shown, with their declared language. */
export function attributeTexts(page: Page): { attribute: string; text: string; language: string }[] {
  return page.elements.flatMap((element) =>
    ['alt', 'aria-label', 'title', 'placeholder', 'content'].flatMap((attribute) => {
      const text = element.getAttribute(attribute)
      return text && element.getAttribute('http-equiv') === undefined ? [{ attribute, text, language: languageAt(element) }] : []
    }),
  )
}

/** The declared language of an element’s texts (BCP 47). */
export function languageAt(element: HTMLElement | null): string {
  return element ? (element.getAttribute('lang') ?? languageAt(element.parentNode)) : ''
}

/** Elements that can begin and end inside a word; others, such as a `<span>` for a line of an address, cannot. */
const withinWords = new Set(['a', 'b', 'em', 'i', 'strong', 'sub', 'sup', 'wbr'])
const unread = new Set(['script', 'style', 'code', 'pre', 'svg'])

function gather(element: HTMLElement, language: string, blocks: TextBlock[]): void {
  const children = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.ELEMENT_NODE) as HTMLElement[]
  const hasOwnText = element.childNodes.some((node) => node.nodeType === NodeType.TEXT_NODE && node.text.trim() !== '')
  if (hasOwnText) {
    const text = readable(element, language).replace(/\s+/g, ' ').trim()
    if (text !== '') blocks.push({ element, text, language })
  }
  blocks.push(...laterWords(element).map((text) => ({ element, text, language })))
  for (const child of children) {
    const own = child.getAttribute('lang')
    if (unread.has(tagName(child)) || (hasOwnText && (own === undefined || own === language))) continue
    gather(child, own ?? language, blocks)
  }
}

/** Texts in an island’s props. */
function laterWords(element: HTMLElement): string[] {
  const props = element.getAttribute('data-props')
  return props ? textsOf(JSON.parse(props).words).map(({ text }) => text) : []
}

function readable(element: HTMLElement, language: string): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return (node as TextNode).text
      if (node.nodeType !== NodeType.ELEMENT_NODE) return ''
      const child = node as HTMLElement
      const own = child.getAttribute('lang')
      if (unread.has(tagName(child)) || (own !== undefined && own !== language)) return ' '
      const text = readable(child, language)
      return withinWords.has(tagName(child)) ? text : ` ${text} `
    })
    .join('')
}
