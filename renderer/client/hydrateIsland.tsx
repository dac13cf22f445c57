import type { ComponentType } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary'

/**
 * Makes an island’s HTML live, which marks it `data-hydrated`. If it fails to render, then or later, its static HTML
 * comes back.
 *
 * @param fresh props that are newer than the HTML, which is replaced then.
 * @param report is told of the failure after that.
 */
export function hydrateIsland(
  island: HTMLElement,
  Component: ComponentType<Record<string, unknown>>,
  fresh: Record<string, unknown>,
  report: (error: unknown) => void,
): void {
  const { island: name, prefix = '', props = '{}' } = island.dataset
  // React empties what it cannot render; these are put back then.
  const original = [...island.childNodes].map((node) => node.cloneNode(true))
  // Fresh data replace the HTML.
  let giveFocusBack = keepFocus(island)
  const onAwake = () => {
    island.dataset.hydrated = ''
    giveFocusBack()
    giveFocusBack = () => {}
  }
  const onBroken = () => {
    if (island.contains(document.activeElement)) giveFocusBack = keepFocus(island)
  }
  const onFailure = (error: unknown) => {
    // Not while React is still at work on the very nodes.
    queueMicrotask(() => {
      root.unmount()
      island.replaceChildren(...original)
      giveFocusBack()
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
    // The boundary has its own way; React’s own report would be a second one.
    onCaughtError: () => {},
    onRecoverableError: (error: unknown) => console.error(`Island ${name}:`, error),
  }
  const isFresh = Object.keys(fresh).length > 0
  const root = isFresh ? createRoot(island, options) : hydrateRoot(island, content, options)
  if (isFresh) root.render(content)
  // In the preview, an edit puts another island in its place.
  if (import.meta.hot) island.addEventListener('replaced', () => root.unmount())
}

/**
 * Remembers what has the focus in an island whose HTML is about to be replaced, with which the focus would be lost.
 *
 * @returns gives it to the same link or button of what stands there then, else to the page’s content.
 */
function keepFocus(island: HTMLElement): () => void {
  const focused = island.querySelector<HTMLElement>(':focus')
  const sameOnes = () =>
    [...island.querySelectorAll<HTMLElement>('a[href], button')].filter((each) => each.getAttribute('href') === focused?.getAttribute('href'))
  const place = focused ? sameOnes().indexOf(focused) : -1
  return () => {
    if (!focused || document.activeElement !== document.body) return
    const heir = sameOnes()[place] ?? document.getElementById('content')
    heir?.focus({ preventScroll: true })
  }
}
