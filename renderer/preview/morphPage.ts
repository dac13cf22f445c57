import { Idiomorph } from 'idiomorph'
import { wakeIslands } from '../client/wakeIslands'

/** What the page’s scripts, not its HTML, say: it stays as the editor has it. */
const live = ['style', 'open', 'inert', 'hidden', 'aria-current', 'aria-live', 'data-live', 'data-hydrated', 'data-checked', 'data-failed', 'data-playing']
/** What scripts listen to from the start; a new one would do nothing. */
const listenedTo = 'details[data-menu], video[data-loop], a[data-back], a[data-embed], #consent'

/**
 * Changes what differs in the page that is open, and nothing else: scrolling, focus, menus and what was typed stay.
 *
 * @param page the same page, as it is now.
 */
export function morphPage(page: Document): void {
  let isNew = false
  const callbacks = {
    afterNodeAdded(node: Node) {
      isNew ||= node instanceof Element && (node.matches(listenedTo) || node.querySelector(listenedTo) !== null)
    },
    beforeNodeMorphed(old: Node, fresh: Node) {
      if (old.isEqualNode(fresh)) return false
      if (!(old instanceof HTMLElement && fresh instanceof HTMLElement) || old.dataset.hydrated === undefined) return true
      if (old.dataset.props !== fresh.dataset.props || old.dataset.source !== fresh.dataset.source) replaceIsland(old, fresh)
      return false
    },
    beforeAttributeUpdated: (name: string) => !live.includes(name),
  }
  Idiomorph.morph(document.head, page.head, { head: { style: 'merge' }, callbacks })
  Idiomorph.morph(document.body, page.body, { callbacks })
  if (isNew) location.reload()
}

/** React goes on from the props that it was given, so an island that is alive starts anew. */
function replaceIsland(old: HTMLElement, fresh: HTMLElement): void {
  const fragment = new DocumentFragment()
  fragment.append(document.importNode(fresh, true))
  wakeIslands(fragment)
  old.dispatchEvent(new Event('replaced'))
  old.replaceWith(fragment)
}
