/**
 * Lets the browser get the next page ready: fetched when a pointer rests on its link, rendered when the link is pressed.
 * Browsers do neither under data saver, on low battery, or where the visitor has turned it off. Links that choose a
 * language are left out, as the page they lead to remembers the choice.
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
