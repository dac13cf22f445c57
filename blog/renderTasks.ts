import type { StateCore, Token } from 'markdown-it'

/**
 * A markdown-it rule: `- [x] done` becomes a checkbox.
 *
 * @see https://github.github.com/gfm/#task-list-items-extension-
 */
export function renderTasks(state: StateCore) {
  const lists: Token[] = []
  for (const [index, token] of state.tokens.entries()) {
    if (/^(bullet|ordered)_list_open$/.test(token.type)) lists.push(token)
    if (/^(bullet|ordered)_list_close$/.test(token.type)) lists.pop()
    const [item, paragraph] = state.tokens.slice(Math.max(0, index - 2), index)
    const [first] = token.children ?? []
    const [mark, tick] = (token.type === 'inline' && first?.type === 'text' && /^\[([ xX])\](?=\s)/.exec(first.content)) || []
    if (!first || mark === undefined || item?.type !== 'list_item_open' || paragraph?.type !== 'paragraph_open') continue
    first.content = first.content.slice(mark.length)
    const box = new state.Token('task', 'input', 0)
    box.attrs = [['type', 'checkbox'], ...(tick === ' ' ? [] : [['checked', ''] as [string, string]]), ['disabled', '']]
    token.children?.unshift(box)
    item.attrSet('class', 'task-list-item')
    lists.at(-1)?.attrSet('class', 'contains-task-list')
  }
}
