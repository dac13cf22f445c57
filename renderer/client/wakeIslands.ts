import type { IslandTrigger } from '../../components/Island'
import { loadChunk } from './loadChunk'
import { reportFailure } from './reportFailure'
import { onInteraction, whenIdle, whenVisible } from './triggers'

/**
 * Arms every island of the page with its trigger. React itself and the island’s code are loaded when it fires, so a
 * page whose islands sleep has loaded neither. An island that does not load keeps its static HTML, says so beside it,
 * and never stops the next one.
 */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    when[island.dataset.until as IslandTrigger](island, () => wake(island))
  }
}

async function wake(island: HTMLElement): Promise<void> {
  try {
    const { hydrateIsland } = await loadChunk(() => import('./hydrateIsland'))
    await hydrateIsland(island)
  } catch (error) {
    reportFailure(island, error, () => wake(island))
  }
}

const when: Record<IslandTrigger, (island: HTMLElement, callback: () => void) => void> = {
  load: (_, callback) => callback(),
  idle: (_, callback) => whenIdle(callback),
  visible: whenVisible,
  interaction: onInteraction,
}
