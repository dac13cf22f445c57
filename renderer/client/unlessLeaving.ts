/** Longer than the next page takes to load. A visitor who is still here afterwards has only started a download. */
const delayMs = 10_000

let leavingUntil = 0
addEventListener('beforeunload', () => {
  leavingUntil = Date.now() + delayMs
})

/**
 * Reports a failure, unless the visitor is leaving the page: browsers abort its requests, Firefox as soon as a link is pressed, and the
 * old page would show an error until the new one has loaded, in Safari also after Back. If the page stays, or is come back to, tries again later.
 */
export function unlessLeaving(report: () => void, retry: () => void): void {
  if (Date.now() < leavingUntil) setTimeout(retry, delayMs)
  else report()
}
