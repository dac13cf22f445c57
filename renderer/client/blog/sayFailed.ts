import { showNotice } from '../showNotice'
import { whenStaying } from '../whenStaying'

/**
 * Says that the blog cannot be asked (specification §8), and logs why.
 *
 * @param fill is told once the notice shows.
 */
export function sayFailed(error: unknown, retry: () => void, fill: (notice: Element) => void = () => {}): undefined {
  whenStaying(() => {
    console.error(error)
    showNotice(document.querySelector('template[data-fetch-failure]'), fill, retry)
  })
}
