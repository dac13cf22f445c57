import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './IslandBoundary'
import { loadChunk } from './loadChunk'
import { reportFailure } from './reportFailure'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const modules = import.meta.glob<IslandModule>(['../../islands/*.tsx', '!../../islands/*.test.tsx'])

/**
 * Loads an island’s code and makes its HTML live, which marks it `data-hydrated`. Whatever fails, fails alone: the
 * static HTML stays or comes back, the island is marked `data-failed`, and the failure is logged once and shown beside
 * it, with a way to try again where it did not load.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const { island: name = '', prefix = '', props = '{}' } = island.dataset
  try {
    const load = modules[`../../islands/${name}.tsx`]
    if (!load) throw new Error('there is no such island')
    const { default: Component } = await loadChunk(load)
    // React empties what it cannot render; these are put back then.
    const original = [...island.childNodes].map((node) => node.cloneNode(true))
    const root = hydrateRoot(
      island,
      <IslandBoundary
        onAwake={() => {
          island.dataset.hydrated = ''
        }}
        onFailure={(error) => {
          // Not while React is still at work on the very nodes.
          queueMicrotask(() => {
            root.unmount()
            island.replaceChildren(...original)
            delete island.dataset.hydrated
            reportFailure(island, error)
          })
        }}
      >
        <Component {...JSON.parse(props)} />
      </IslandBoundary>,
      {
        identifierPrefix: prefix,
        // The boundary has its own way; React’s own report would be a second one.
        onCaughtError: () => {},
        onRecoverableError: (error) => console.error(`Island ${name}:`, error),
      },
    )
  } catch (error) {
    reportFailure(island, error, () => hydrateIsland(island))
  }
}
