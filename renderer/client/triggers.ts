/** Runs `callback` once, when the browser has nothing better to do; Safari, which lacks the call, waits a moment. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => callback(), { timeout: 2000 })
  else setTimeout(callback, 200)
}

/**
 * Runs `callback` once, when any child of the island comes near the viewport: the island itself has no box.
 *
 * @param margin what is near: one screen away, so that somebody who scrolls fast over a slow connection finds it alive.
 */
export function whenVisible(island: Element, callback: () => void, margin = '100% 0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: margin },
  )
  for (const child of island.children) observer.observe(child)
}

/** Runs `callback` once, when the visitor first points at, touches or focuses the island. */
export function onInteraction(island: Element, callback: () => void): void {
  const events = ['pointerenter', 'pointerdown', 'focusin', 'keydown'] as const
  const controller = new AbortController()
  const wake = () => {
    controller.abort()
    callback()
  }
  for (const event of events) island.addEventListener(event, wake, { capture: true, signal: controller.signal })
}
