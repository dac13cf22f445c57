import type { HTMLElement } from 'node-html-parser'

/** The props of an island; undefined if the element is not an island or its props are invalid, which the rule “islands” reports. */
export function propsOf(element: HTMLElement): Record<string, unknown> | undefined {
  const props = element.getAttribute('data-props')
  // Asked of every element; an exception for each would take longer than all other rules on its text.
  if (!props) return undefined
  try {
    return JSON.parse(props)
  } catch {
    return undefined
  }
}
