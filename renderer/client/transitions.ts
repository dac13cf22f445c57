/**
 * Skips the transition to the next page where no picture moves: a link was pressed that is not on a card. Taking a picture of the old
 * page holds the new one back, by 30 ms without graphics hardware. Styles alone cannot tell, as `@view-transition` knows no selectors,
 * nor can `activation`, of which Chromium 156 says too little about a prerendered page. Going back focuses no link, or the “back” link.
 *
 * @see https://developer.mozilla.org/docs/Web/API/PageSwapEvent
 */
export function skipIdleTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!document.querySelector('a:focus:not(article a, [data-back])')) return
    // Skipping rejects it, which would be reported as an unhandled error.
    viewTransition?.ready.catch(() => {})
    viewTransition?.skipTransition()
  })
}
