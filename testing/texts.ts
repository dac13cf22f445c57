import type { Page } from '@playwright/test'
import type { Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

/** All texts of a document in order, without controls, which scripts add. */
export function textsOf(html: string): string[] {
  const texts: string[] = []
  const read = (node: Nodes) => {
    if (node.type === 'text' && node.value.trim()) texts.push(node.value.trim())
    if (!('children' in node)) return
    const isLeftOut =
      node.type === 'element' && (['head', 'script', 'style', 'noscript'].includes(node.tagName) || [node.properties.className].flat().includes('controls'))
    if (!isLeftOut) node.children.map(read)
  }
  read(unified().use(rehypeParse).parse(html))
  return texts
}

/** The same for the current page. */
export function textsOfPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      if (text && !walker.currentNode.parentElement?.closest('script, style, noscript, .controls')) texts.push(text)
    }
    return texts
  })
}
