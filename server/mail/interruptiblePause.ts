import { setTimeout } from 'node:timers/promises'

interface InterruptiblePause {
  /** Ends after `ms`, when it is interrupted, or at once if it was since the last one. */
  wait(ms: number): Promise<void>
  interrupt(): void
}

export function createPause(): InterruptiblePause {
  let interruption = new AbortController()
  return {
    async wait(ms) {
      await setTimeout(ms, undefined, { signal: interruption.signal }).catch(() => {})
      interruption = new AbortController()
    },
    interrupt: () => interruption.abort(),
  }
}
