import type { ComponentType } from 'react'
import type { IslandTrigger } from '../../components/island/Island'
import { loadChunk } from './loadChunk'
import { reportFailure } from './reportFailure'
import { onInteraction, whenIdle, whenVisible } from './triggers'
import { whenStaying } from './whenStaying'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

/** Asks for newer `data` of an island; none where there is nothing to render. */
type Refresh = (island: HTMLElement, source: { from: string }, retry: () => void) => Promise<{ data: unknown } | undefined>

const modules = import.meta.glob<IslandModule>(['../../islands/*.tsx', '!../../islands/*.test.tsx'])
const sources = import.meta.glob<Refresh>('./*/refresh.ts', { import: 'refresh' })

/**
 * Arms every island of the page with its trigger. React itself and the island’s code are loaded when it fires, side by
 * side, so a page whose islands sleep has loaded neither. An island that does not load keeps its static HTML, says so
 * beside it, and never stops the next one.
 */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    when[island.dataset.until as IslandTrigger](island, () => wake(island))
  }
}

async function wake(island: HTMLElement, isRetry = false): Promise<void> {
  try {
    const load = find(modules, `../../islands/${island.dataset.island}.tsx`)
    const data = island.dataset.source ? await refresh(island, JSON.parse(island.dataset.source)) : {}
    if (!data) return
    const [{ hydrateIsland }, { default: Component }] = await loadChunk(() => Promise.all([import('./hydrateIsland'), load()]))
    hydrateIsland(island, Component, data, (error) => reportFailure(island, error))
  } catch (error) {
    // A browser keeps one request for each module, so one that hangs is made anew only by a new page. Firefox keeps a failure
    // too, and a file that a newer build has replaced is gone for good: trying again in vain also makes the page anew.
    // Not in a form, which works without script, while a new page would be without what was typed; nor without a network.
    const isLost = !island.closest('form') && navigator.onLine && (isRetry || String(error) === 'Error: timeout')
    if (isRetry && isLost) return location.reload()
    whenStaying(() => reportFailure(island, error, () => (isLost ? location.reload() : wake(island, true))))
  }
}

async function refresh(island: HTMLElement, source: { from: string }) {
  const ask = await loadChunk(find(sources, `./${source.from}/refresh.ts`))
  return ask(island, source, () => wake(island))
}

function find<T>(modules: Record<string, () => Promise<T>>, path: string): () => Promise<T> {
  const load = modules[path]
  if (!load) throw new Error(`there is no ${path}`)
  return load
}

const when: Record<IslandTrigger, (island: HTMLElement, callback: () => void) => void> = {
  idle: (_, callback) => whenIdle(callback),
  visible: whenVisible,
  interaction: (island, callback) => onInteraction(document.getElementById(island.dataset.within ?? '') ?? island, callback),
  refresh: (island, callback) => {
    if (!document.documentElement.matches(island.dataset.when ?? '*')) return
    // Who sees nothing yet is waiting for it.
    if (island.firstChild) whenIdle(callback)
    else callback()
  },
}
