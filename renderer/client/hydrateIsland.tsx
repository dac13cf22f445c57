import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary'
import { loadChunk } from './loadChunk'
import { reportFailure } from './reportFailure'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const modules = import.meta.glob<IslandModule>(['../../islands/*.tsx', '!../../islands/*.test.tsx'])

/**
 * Loads an island’s code and makes its HTML live, which marks it `data-hydrated`. If it fails to render, then or later,
 * its static HTML comes back and the failure is shown beside it.
 *
 * @throws where its code does not load.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name = '', prefix = '', props = '{}' } = island.dataset
  const load = modules[`../../islands/${name}.tsx`]
  if (!load) throw new Error('there is no such island')
  const { default: Component } = await loadChunk(load)
  // React empties what it cannot render; these are put back then.
  const original = [...island.childNodes].map((node) => node.cloneNode(true))
  const onAwake = () => {
    island.dataset.hydrated = ''
  }
  const onFailure = (error: unknown) => {
    // Not while React is still at work on the very nodes.
    queueMicrotask(() => {
      root.unmount()
      island.replaceChildren(...original)
      delete island.dataset.hydrated
      reportFailure(island, error)
    })
  }
  const root = hydrateRoot(
    island,
    <IslandBoundary onAwake={onAwake} onFailure={onFailure}>
      <Component {...JSON.parse(props)} />
    </IslandBoundary>,
    {
      identifierPrefix: prefix,
      // The boundary has its own way; React’s own report would be a second one.
      onCaughtError: () => {},
      onRecoverableError: (error) => console.error(`Island ${name}:`, error),
    },
  )
}
