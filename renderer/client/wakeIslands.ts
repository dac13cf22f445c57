import type { ComponentType } from 'react'
import type { BlogSource } from '../../blog/view/readBlog'
import type { IslandTrigger } from '../../components/island/Island'
import { focusContent } from './focusContent'
import { loadChunk } from './loadChunk'
import { reportFailure } from './reportFailure'
import { onInteraction, whenPainted, whenVisible } from './triggers'
import { unlessLeaving } from './unlessLeaving'

type IslandModule = { default: ComponentType<Record<string, unknown>> }

const modules = import.meta.glob<IslandModule>(['./*.tsx', '!./*.test.tsx'], { base: '../../islands' })

/**
 * Registers the trigger of every island of the page. React and the island’s code are loaded in parallel when it fires,
 * and not before. An island that fails to load keeps its static HTML, shows a notice, and does not affect the others.
 */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    triggers[island.dataset.until as IslandTrigger](island, () => wake(island))
  }
}

async function wake(island: HTMLElement, isRetry = false): Promise<void> {
  try {
    // Only the build writes names (`components/island/Island.tsx`), and only of what there is.
    const load = modules[`./${island.dataset.island}.tsx`] as () => Promise<IslandModule>
    let isEdited = false
    if (import.meta.hot) island.addEventListener('edited', () => (isEdited = true), { once: true })
    const data = island.dataset.source ? await refresh(island, JSON.parse(island.dataset.source)) : {}
    if (!data) return
    const [{ hydrateIsland }, { default: Component }] = await loadChunk(() => Promise.all([import('./hydrateIsland'), load()]))
    // In the preview, the page may have shown an edit meanwhile, and the data is old.
    if (import.meta.hot && isEdited) return
    hydrateIsland(island, Component, data, (error) => reportFailure(island, error), focusContent)
  } catch (error) {
    // Browsers never repeat the request of a module in the same document: one that hangs, in Firefox also one that failed,
    // needs a reload, and so does a file that a newer build has replaced. Hence the second failure reloads the page. Except
    // in a form, which works without script and would lose its input; and not while offline.
    const needsReload = !island.closest('form') && navigator.onLine && (isRetry || String(error) === 'Error: timeout')
    if (isRetry && needsReload) return location.reload()
    unlessLeaving(
      () => reportFailure(island, error, () => (needsReload ? location.reload() : wake(island, true))),
      () => wake(island),
    )
  }
}

/** Returns newer `data` of an island, or undefined if there is nothing to render. */
async function refresh(island: HTMLElement, source: BlogSource) {
  const load = await loadChunk(() => import('./blog/refresh').then((module) => module.refresh))
  return load(island, source, () => wake(island))
}

const triggers: Record<IslandTrigger, (island: HTMLElement, callback: () => void) => void> = {
  // Not when the browser is idle, which is up to 0.3 s later on a slow connection.
  painted: (_, callback) => whenPainted(callback),
  visible: whenVisible,
  interaction: (island, callback) => onInteraction(document.getElementById(island.dataset.within ?? '') ?? island, callback),
  refresh: (island, callback) => {
    if (!document.documentElement.matches(island.dataset.when ?? '*')) return
    // An empty island has a visitor waiting.
    if (island.firstChild) whenPainted(callback)
    else callback()
  },
}
