/**
 * What the first paint waits for: the first 30 % of the page’s text, which is what a screen shows. Painted in smaller parts, the menu and the
 * page header’s words would shift with each line. The whole page would be too much: on a new connection about 11.3 kB arrive in
 * one round trip, and every second page is larger (docs/decisions/026).
 */
export const waitForFirstPart = '<link rel="expect" href="#_first" blocking="render">'

/**
 * Gives the id in `waitForFirstPart` to the first element after that part; browsers wait for its start tag.
 *
 * @param main the HTML in `<main>`.
 */
export function markFirstPart(main: string): string {
  const enough = main.replaceAll(tag, '').length * 0.3
  let read = 0
  let end = 0
  let isWhole = false
  for (const { 0: found, index } of main.matchAll(tag)) {
    read += index - end
    end = index + found.length
    // Each new card, or slide, may move those before it.
    if (found.startsWith('<article')) isWhole = main.startsWith('</article>', index - 10) || main.startsWith('<article', main.indexOf('</article>', end) + 10)
    else if (found === '<figure>') isWhole = true
    else if (found === '</article>' || found === '</figure>') isWhole = false
    else if (read >= enough && !isWhole && part.test(found)) return `${main.slice(0, end - 1)} id="_first"${main.slice(end - 1)}`
  }
  return main
}

const tag = /<[^>]*>/g
/** Without an id, and not in a template, where elements have other attributes. */
const part = /^<(section|h[23]|p|li|dt|tr|label)( class="[^"]*")?>$/
