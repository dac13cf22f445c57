/**
 * Lets the browser prepare the next page: prefetched when the pointer rests on its link, prerendered when the link is pressed.
 * Browsers do neither under data saver, on low battery, or where the visitor has turned it off. Language links are excluded,
 * because their target stores the choice.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: pages(), eagerness: 'moderate' }],
  prerender: [{ where: pages(), eagerness: 'conservative' }],
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
