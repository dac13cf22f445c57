import type { HTMLElement } from 'node-html-parser'

/** What an island gets when it wakes; nothing where the element is none, or where that cannot be read, which the rule “islands” reports. */
export function propsOf(element: HTMLElement): Record<string, unknown> | undefined {
  try {
    return JSON.parse(element.getAttribute('data-props') ?? '')
  } catch {
    return undefined
  }
}
