/**
 * Lets the browser prepare the next page: prefetched as soon as the pointer is on its link, prerendered when it rests there or presses.
 * After 200 ms on a link the next page is painted a fifth earlier than with a prefetch that begins only then. Browsers do neither under
 * data saver, on low battery, or where the visitor has turned it off. Language links are excluded, because their target stores the choice.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  // By the pseudo-class, as browsers differ in what `eager` waits for: some for nothing at all.
  prefetch: [{ where: { and: [{ selector_matches: 'a:hover' }, pages()] }, eagerness: 'eager' }],
  prerender: [{ where: pages(), eagerness: 'moderate' }],
})

function pages() {
  return {
    and: [
      { href_matches: '/*' },
      { not: { href_matches: ['/assets/*', '/backend/*', '/*.xml'] } },
      { not: { selector_matches: '[data-lng], [download], [target]' } },
    ],
  }
}
