/** Longer than the next page takes to load. A visitor who is still here afterwards has only started a download. */
const delayMs = 10_000

let delay = 0
addEventListener('beforeunload', () => {
  delay = delayMs
  setTimeout(() => (delay = 0), delayMs)
})

/**
 * Reports a failure, unless the visitor is leaving the page: Firefox aborts requests as soon as a link is pressed, and the
 * old page would show an error until the new one has loaded. If the page stays, reports it later.
 */
export function unlessLeaving(report: () => void): void {
  setTimeout(report, delay)
}
