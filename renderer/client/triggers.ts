/** Runs `callback` once, after the first paint; at once in a hidden or prerendered page, which is not painted. */
export function whenPainted(callback: () => void): void {
  if (document.hidden || performance.getEntriesByType('paint')[0]) callback()
  else requestAnimationFrame(() => setTimeout(callback))
}

/**
 * Runs `callback` once, when any child of the island comes near the viewport: the island itself has no box.
 *
 * @param margin distance that counts as near: one screen by default, so that the island is hydrated in time even if
 *   somebody scrolls fast on a slow connection.
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
  // A promise is resolved once.
  const first = new Promise((resolve) => {
    for (const event of events) island.addEventListener(event, resolve, true)
  })
  first.then(callback)
}
