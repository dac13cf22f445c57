import type { StateCore } from 'markdown-it'

/**
 * A markdown-it rule: a paragraph below a table that starts with a colon becomes its caption, which also labels the scrolling frame.
 *
 * @see https://pandoc.org/MANUAL.html#tables
 */
export function captionTables({ tokens, Token }: StateCore) {
  let count = 0
  for (const [index, token] of tokens.entries()) {
    const [paragraph, words] = tokens.slice(index + 1, index + 3)
    const [first] = words?.children ?? []
    if (token.type !== 'table_close' || paragraph?.type !== 'paragraph_open' || first?.type !== 'text' || !first.content.startsWith(': ')) continue
    const start = tokens.findLastIndex(({ type }, place) => place < index && type === 'table_open')
    const table = tokens[start]
    if (!table || !words) continue
    first.content = first.content.slice(2)
    count += 1
    const open = new Token('caption_open', 'caption', 1)
    const caption = `_table-${count}`
    open.attrSet('id', caption)
    table.meta = { caption }
    token.meta = { caption }
    // Both changes together keep the number of tokens, over which the loop runs.
    tokens.splice(index + 1, 3)
    tokens.splice(start + 1, 0, open, words, new Token('caption_close', 'caption', -1))
  }
}
