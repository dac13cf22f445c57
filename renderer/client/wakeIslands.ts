import type { ComponentType } from 'react'
import type { IslandTrigger } from '../../components/island/Island'
import { loadChunk } from './loadChunk'
import { reportFailure } from './reportFailure'
import { onInteraction, whenIdle, whenVisible } from './triggers'
import { whenStaying } from './whenStaying'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const modules = import.meta.glob<IslandModule>(['../../islands/*.tsx', '!../../islands/*.test.tsx'])

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
    const load = modules[`../../islands/${island.dataset.island}.tsx`]
    if (!load) throw new Error('there is no such island')
    const data = island.dataset.source ? await readFresh(island) : {}
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

async function readFresh(island: HTMLElement) {
  const { readFreshBlog } = await loadChunk(() => import('./blog/readFreshBlog'))
  return readFreshBlog(island, () => wake(island))
}

const when: Record<IslandTrigger, (island: HTMLElement, callback: () => void) => void> = {
  load: (_, callback) => callback(),
  idle: (_, callback) => whenIdle(callback),
  visible: whenVisible,
  interaction: (island, callback) => onInteraction(document.getElementById(island.dataset.within ?? '') ?? island, callback),
  change: (_, callback) => whenIdle(callback),
  missing: (island, callback) => {
    // The view that was asked for, marked before the first paint by renderer/inline/explainMissing.ts.
    if (JSON.parse(island.dataset.source ?? '{}').view === document.documentElement.dataset.missing) callback()
  },
}
