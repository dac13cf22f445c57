import { showNotice } from '../showNotice'
import { unlessLeaving } from '../unlessLeaving'

/**
 * Shows that the blog cannot be reached (specification §8), and logs the error.
 *
 * @param fill completes the notice before it is shown.
 */
export function showFetchFailure(error: unknown, retry: () => void, fill: (notice: Element) => void = () => {}): undefined {
  unlessLeaving(() => {
    console.error(error)
    showNotice(document.querySelector('template[data-fetch-failure]'), fill, retry)
  }, retry)
}
