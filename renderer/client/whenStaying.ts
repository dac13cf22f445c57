let left = Number.NEGATIVE_INFINITY
addEventListener('beforeunload', () => {
  left = performance.now()
})

/** Longer than the next page takes to come; who is still here then has only downloaded something. In ms. */
const delayMs = 10_000

/**
 * Says something of a failure, unless the visitor is on the way to another page: Firefox ends what is under way as soon as
 * a link is pressed, and the old page would show an alarm until the new one has come. Says it later if the page stays.
 */
export function whenStaying(say: () => void): void {
  if (performance.now() - left < delayMs) setTimeout(say, delayMs)
  else say()
}
