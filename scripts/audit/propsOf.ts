import type { HTMLElement } from 'node-html-parser'

/** The props of an island; undefined if the element is not an island or its props are invalid, which the rule “islands” reports. */
export function propsOf(element: HTMLElement): Record<string, unknown> | undefined {
  try {
    return JSON.parse(element.getAttribute('data-props') ?? '')
  } catch {
    return undefined
  }
}
