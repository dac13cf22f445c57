import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary'

/**
 * Hydrates an island and marks it `data-hydrated`. If it fails to render, then or later, its static HTML is
 * restored.
 *
 * @param fresh props that are newer than the HTML; if there are any, the HTML is replaced.
 * @param report called with the error after the HTML is restored.
 * @param onFocusLost called if the new HTML has no element like the one that had the focus. Not imported: what this file imports is in React’s chunk.
 */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  fresh: Record<string, unknown>,
  report: (error: unknown) => void,
  onFocusLost: () => void,
): void {
  const { island: name, prefix = '', props = '{}' } = island.dataset
  // React empties what it cannot render; these nodes are put back.
  const original = [...island.childNodes].map((node) => node.cloneNode(true))
  // Fresh data replaces the HTML, and the focus would be lost.
  let restoreFocus = rememberFocus(island, onFocusLost)
  const onAwake = () => {
    island.dataset.hydrated = ''
    // The browser has looked for the place that the address names before the island had content.
    if (original.length === 0 && location.hash) location.replace(location.hash)
    restoreFocus()
    restoreFocus = () => {}
  }
  const onBroken = () => {
    if (island.contains(document.activeElement)) restoreFocus = rememberFocus(island, onFocusLost)
  }
  const onFailure = (error: unknown) => {
    // React is still working on these nodes.
    queueMicrotask(() => {
      root.unmount()
      island.replaceChildren(...original)
      restoreFocus()
      delete island.dataset.hydrated
      report(error)
    })
  }
  const content = (
    <IslandBoundary {...{ onAwake, onBroken, onFailure }}>
      <Component {...JSON.parse(props)} {...fresh} />
    </IslandBoundary>
  )
  const options = {
    identifierPrefix: prefix,
    // The boundary reports errors itself; React would log them twice.
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => console.error(`Island ${name}:`, error),
  }
  const isFresh = Object.keys(fresh).length > 0
  const root = isFresh ? createRoot(island, options) : hydrateRoot(island, content, options)
  if (isFresh) root.render(content)
  // In the preview, an edit replaces the island.
  if (import.meta.hot) island.addEventListener('replaced', () => root.unmount())
}

/**
 * Remembers the focused element of an island whose HTML is about to be replaced.
 *
 * @returns a function that focuses the same link or button in the new HTML, or else calls `onLost`.
 */
function rememberFocus(island: HTMLElement, onLost: () => void): () => void {
  const focused = island.querySelector<HTMLElement>(':focus')
  const findAlike = () =>
    [...island.querySelectorAll<HTMLElement>('a[href], button')].filter((each) => each.getAttribute('href') === focused?.getAttribute('href'))
  const place = focused ? findAlike().indexOf(focused) : -1
  return () => {
    if (!focused || document.activeElement !== document.body) return
    const target = findAlike()[place]
    if (target) target.focus({ preventScroll: true })
    else onLost()
  }
}
