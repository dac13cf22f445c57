import type { IslandTrigger } from '../../components/Island'
import { onInteraction, whenIdle, whenVisible } from './triggers'

/**
 * Arms every island of the page with its trigger. React itself and the island’s code are loaded when it fires, so a
 * page whose islands sleep has loaded neither.
 */
export function wakeIslands(root: ParentNode): void {
  for (const island of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const wake = () => import('./hydrateIsland').then(({ hydrateIsland }) => hydrateIsland(island))
    when[island.dataset.until as IslandTrigger](island, wake)
  }
}

const when: Record<IslandTrigger, (island: HTMLElement, wake: () => void) => void> = {
  load: (_, wake) => wake(),
  idle: (_, wake) => whenIdle(wake),
  visible: whenVisible,
  interaction: onInteraction,
}
