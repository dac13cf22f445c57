import { type HTMLElement, NodeType, parse, type TextNode } from 'node-html-parser'

/** Inline elements. */
const inline = new Set('a abbr b bdi cite code del em i kbd label mark q s small span strong sub sup time u wbr'.split(' '))
const ignored = new Set(['script', 'style', 'svg', 'template'])

/** The visible text of a page, line by line, with its title and description. */
export function readTexts(html: string): string[] {
  const root = parse(html, { blockTextElements: { script: true, style: true } })
  const title = root.querySelector('title')?.text ?? ''
  const description = root.querySelector('meta[name="description"]')?.getAttribute('content') ?? ''
  const body = root.querySelector('body')
  const lines = (body ? textOf(body) : '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return [`Title: ${title}`, `Description: ${description}`, ...lines.filter((line) => line !== '')]
}

/** @param isCode whether it is in a `<pre>`; asking each element for one above it takes longer than everything else. */
function textOf(element: HTMLElement, isCode = false): string {
  return element.childNodes
    .map((node) => {
      // Only elements start a line, except in code, where line breaks do.
      if (node.nodeType === NodeType.TEXT_NODE) return isCode ? (node as TextNode).text : (node as TextNode).text.replace(/\s+/g, ' ')
      if (node.nodeType !== NodeType.ELEMENT_NODE) return ''
      const child = node as HTMLElement
      const tag = child.rawTagName.toLowerCase()
      if (ignored.has(tag)) return ''
      if (tag === 'img') return child.getAttribute('alt') ? `\n[picture: ${child.getAttribute('alt')}]\n` : ''
      const text = textOf(child, isCode || tag === 'pre')
      return inline.has(tag) ? text : `\n${text}\n`
    })
    .join('')
}
