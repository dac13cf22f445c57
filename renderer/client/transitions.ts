/**
 * Skips the transition to the next page unless the picture of a pressed card moves to it: taking a picture of the old page holds the
 * new one back, by 40 ms without graphics hardware. Styles alone cannot tell, as `@view-transition` knows no selectors.
 *
 * @see https://developer.mozilla.org/docs/Web/API/PageSwapEvent
 */
export function skipIdleTransitions(): void {
  addEventListener('pageswap', ({ viewTransition }) => {
    if (!document.querySelector('article a:focus')) viewTransition?.skipTransition()
  })
}
