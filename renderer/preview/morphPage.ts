import { Idiomorph } from 'idiomorph'
import { wakeIslands } from '../client/wakeIslands'

/** Attributes set by scripts; they are kept. */
const scriptedAttributes = ['style', 'open', 'inert', 'hidden', 'aria-current', 'aria-live', 'data-live', 'data-hydrated', 'data-checked', 'data-playing']
/** Elements that scripts bind on load; a new one needs a reload. */
const boundElements = 'details[name=menu], video[data-loop], a[data-back], a[data-embed], #_consent'

/**
 * Updates the differences in the open page only: scroll position, focus, menus and input are kept.
 *
 * @param page the current version of the page.
 */
export function morphPage(page: Document): void {
  let isNew = false
  const callbacks = {
    afterNodeAdded(node: Node) {
      isNew ||= node instanceof Element && (node.matches(boundElements) || node.querySelector(boundElements) !== null)
    },
    beforeNodeMorphed(old: Node, fresh: Node) {
      if (old.isEqualNode(fresh)) return false
      if (!(old instanceof HTMLElement && fresh instanceof HTMLElement)) return true
      if (old.dataset.hydrated === undefined) {
        if (old.dataset.source !== fresh.dataset.source) old.dispatchEvent(new Event('edited'))
        return true
      }
      // One with a source has been hydrated with newer data than its page’s, which may be outdated by now.
      if (old.dataset.source !== undefined || old.dataset.props !== fresh.dataset.props) replaceIsland(old, fresh)
      return false
    },
    beforeAttributeUpdated: (name: string) => !scriptedAttributes.includes(name),
  }
  Idiomorph.morph(document.head, page.head, { head: { style: 'merge' }, callbacks })
  Idiomorph.morph(document.body, page.body, { callbacks })
  if (isNew) location.reload()
}

/** React keeps its initial props, so a hydrated island is replaced. */
function replaceIsland(old: HTMLElement, fresh: HTMLElement): void {
  const fragment = new DocumentFragment()
  fragment.append(document.importNode(fresh, true))
  wakeIslands(fragment)
  old.dispatchEvent(new Event('replaced'))
  old.replaceWith(fragment)
}
