/**
 * Lets the browser prepare the next page: prefetched as soon as the pointer is on its link or a finger presses it, prerendered when the
 * pointer rests there. A finger rests for 80 ms, in which starting another process takes longer than it saves. Browsers do neither under
 * data saver, on low battery, or where the visitor has turned it off. Language links are excluded, because their target stores the choice.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  // By `:hover`, because browsers differ in what `eager` waits for: in some, nothing at all.
  prefetch: [
    { where: pages(':hover'), eagerness: 'eager' },
    { where: pages(), eagerness: 'moderate' },
  ],
  prerender: [{ where: pages(':hover'), eagerness: 'moderate' }],
})

/** With `a`, as the browser styles all elements again that a selector in the rules may match. */
function pages(state = '') {
  return {
    and: [{ href_matches: '/*' }, { selector_matches: `a${state}:not([hreflang], [download], [target])` }],
  }
}
